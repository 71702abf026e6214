-- A page of a history is read from one index: what it can be sorted by is in the item itself, as the transcript has it, which
-- never changes.
alter table history_items
  add column sort_title text not null default '',
  add column sort_duration_ms bigint not null default 0;
update history_items set
  sort_title = left(lower(coalesce(transcripts.title, '')), 60),
  sort_duration_ms = (coalesce(transcripts.duration_seconds, 0) * 1000)::bigint
from transcripts where transcripts.id = history_items.transcript_id;

create index history_items_listed_summaries on history_items (user_id, created_at)
  include (id, transcript_id, summary_id, sort_title, sort_duration_ms)
  where user_id is not null and summary_id is not null and deleted_at is null;
create index history_items_listed_transcripts on history_items (user_id, created_at)
  include (id, transcript_id, sort_title, sort_duration_ms)
  where user_id is not null and summary_id is null and deleted_at is null;
