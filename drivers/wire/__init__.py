"""What several protocols share: numbered messages in an envelope, and lines of text. Pure."""
