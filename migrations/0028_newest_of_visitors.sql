-- The newest item of a browser's history is found by the browser, as that of an account is by the account.
create index history_items_of_visitor_by_time on history_items (visitor_id, created_at) where visitor_id is not null;
