-- Recordings whose sound a server fetches, and what followed podcasts give as sound.
alter table recordings add column link text;
-- How often their link was taken up: one that ends each process is given up.
alter table recordings add column attempts integer not null default 0;
alter table watched_entries add column sound_url text;
