-- What a history is filtered by is in the item itself too, so that a filtered page is read from one index. A version that does not
-- know these columns leaves them empty: no filter finds its items until they are given again.
alter table history_items
  add column channel text not null default '',
  add column language text not null default '',
  add column form text not null default '';
update history_items set channel = left(coalesce(transcripts.channel, ''), 100), language = transcripts.language
from transcripts where transcripts.id = history_items.transcript_id;
update history_items set language = summaries.language, form = summaries.form
from summaries where summaries.id = history_items.summary_id;

drop index history_items_listed_summaries;
create index history_items_listed_summaries on history_items (user_id, created_at)
  include (id, transcript_id, summary_id, sort_title, sort_duration_ms, channel, language, form)
  where user_id is not null and summary_id is not null and deleted_at is null;
drop index history_items_listed_transcripts;
create index history_items_listed_transcripts on history_items (user_id, created_at)
  include (id, transcript_id, sort_title, sort_duration_ms, channel, language, form)
  where user_id is not null and summary_id is null and deleted_at is null;
