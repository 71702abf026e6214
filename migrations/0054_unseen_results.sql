-- What ended while its owner was away: a summary that no page has shown yet, and a request whose run failed unseen. What is there
-- already counts as seen.
alter table history_items add column is_unseen boolean not null default false;
alter table run_requests add column is_unseen boolean not null default false;
