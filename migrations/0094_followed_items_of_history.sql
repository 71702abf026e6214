-- The library leaves out what something followed brought, item by item.
create index followed_items_of_history on followed_items (history_id) where history_id is not null;
