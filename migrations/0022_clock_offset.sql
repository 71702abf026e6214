-- Files whose clock begins at 01:00:00 are shifted to 0:00, and say so.
alter table transcripts add column clock_offset_seconds integer not null default 0;
