-- PostgreSQL reads each value of its JSON types to see whether it is one: for the words of an hour (147 kB) a third of the
-- time of storing them. Nothing here looks into them but a person's own export, so they are text.
alter table transcripts alter column sentences type text using sentences::text;
alter table transcripts alter column sentences set storage external;
