-- The sentences of a transcript may be stored outside of the database, in a folder or in a bucket: then the row has their
-- address, such as s3:9f86d0…, the name of the store and the SHA-256 of the text. Rows from before stay as they are.
alter table transcripts alter column sentences drop not null;
alter table transcripts add column body_address text
  constraint transcripts_body_address_known check (body_address ~ '^(folder|s3):[0-9a-f]{64}$');
alter table transcripts
  add constraint transcripts_text_somewhere check ((sentences is null) <> (body_address is null));
create index transcripts_by_body on transcripts (body_address) where body_address is not null;

-- What was, or is about to be, stored outside. A row is there before its body and goes after it, so that no body is ever
-- without one; a body that no transcript refers to is deleted once nobody holds it.
create table blobs (
  address text primary key,
  held_until timestamptz not null
);
