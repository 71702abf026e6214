-- The secret address of a collection's feed: what its token is made of, and its SHA-256.
alter table collections add column feed_nonce text;
alter table collections add column feed_hash text;
alter table collections add constraint collections_feed_whole check ((feed_nonce is null) = (feed_hash is null));
create unique index collections_fed on collections (feed_hash) where feed_hash is not null;
