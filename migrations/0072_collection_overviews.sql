-- The overview that a language model writes of a collection, and when the next one is to be written.
create table collection_overviews (
  collection_id uuid primary key constraint collection_overviews_collection_id_collections_id_fk references collections (id) on delete cascade,
  -- Null before the first.
  body jsonb,
  -- How many summaries it was written of, and which, as a hash.
  videos integer not null default 0,
  made_of text,
  made_at timestamptz,
  -- When one is to be written, or when the lease on it ends; null where none is.
  due_at timestamptz,
  lease uuid,
  attempts integer not null default 0
);
create index collection_overviews_due on collection_overviews (due_at) where due_at is not null;
