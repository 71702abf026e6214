-- The browser that a session began in, for what a call of it stores that was sent before.
alter table sessions add column visitor_id uuid;
create index sessions_of_browser on sessions (visitor_id, created_at) where visitor_id is not null;
