"""The core: rules, settlement, records and journal of one table. Knows no screen and no port."""
