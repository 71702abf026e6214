-- What an admin tried and could not do is told apart from what was done.
alter table audit_entries add column failure text;
