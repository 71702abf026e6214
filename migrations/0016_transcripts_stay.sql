-- What a model heard gives way when YouTube gives the captions after all, or after a day. It used to be overwritten, so that
-- summaries of it pointed into other words and no longer said who had heard them. It stays with them now, as superseded.
alter table transcripts add column superseded_at timestamptz;
drop index transcripts_one_per_video;
create unique index transcripts_one_per_video on transcripts (video_id, captions)
  where origin <> 'pasted' and superseded_at is null;
