"""`tablemgr doctor`: looks at the table's records and at the machine. Changes nothing."""
