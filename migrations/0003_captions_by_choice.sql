-- A video may be read in other captions than its usual ones. `captions` names the choice; empty is the usual choice.
alter table transcripts
  add column captions text not null default '',
  add column tracks jsonb not null default '[]',
  add column published_on text;

drop index transcripts_one_per_video;
create unique index transcripts_one_per_video on transcripts (video_id, captions) where origin <> 'pasted';

-- What a model heard is kept apart from what YouTube gives.
alter table transcripts drop constraint transcripts_origin_known;
alter table transcripts
  add constraint transcripts_origin_known check (origin in ('sample', 'youtube', 'model', 'pasted'));
