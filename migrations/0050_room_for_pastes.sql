-- Pasted transcripts are stored packed by zstd, a fifth to a third of their size, and count towards the room of their owner and, for a
-- week, of the network of a visitor. Those of videos stay as they are: whoever fetches one waits for it.
alter table transcripts add column packed bytea;
alter table transcripts alter column packed set storage external;
alter table transcripts drop constraint transcripts_text_somewhere;
alter table transcripts
  add constraint transcripts_text_somewhere check (num_nonnulls(sentences, packed, body_address) = 1);
alter table transcripts add column stored_bytes int not null default 0;
alter table transcripts add column network text;
update transcripts set stored_bytes = pg_column_size(sentences) where origin = 'pasted' and sentences is not null;
create index transcripts_of_network on transcripts (network) where network is not null;
create index transcripts_with_network_by_age on transcripts (created_at) where network is not null;

-- What a visitor pasted goes after a week, and is found by its age; what an owner pasted is counted.
alter table history_items add column is_pasted boolean not null default false;
update history_items set is_pasted = true from transcripts
  where transcripts.id = history_items.transcript_id and transcripts.origin = 'pasted';
create index history_items_pasted_by_visitors on history_items (created_at) where visitor_id is not null and is_pasted;
create index history_items_pasted_by_owner on history_items ((coalesce(user_id, visitor_id)), transcript_id) where is_pasted;
