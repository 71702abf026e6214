create table transcripts (
  id uuid primary key default gen_random_uuid(),
  origin text not null constraint transcripts_origin_known check (origin in ('sample', 'youtube', 'pasted')),
  video_id text,
  content_hash text not null,
  title text,
  channel text,
  duration_seconds double precision,
  language text not null,
  caption_kind text not null
    constraint transcripts_caption_kind_known check (caption_kind in ('human', 'automatic', 'unknown')),
  timings text not null constraint transcripts_timings_known check (timings in ('exact', 'estimated', 'none')),
  credit text,
  chapters jsonb not null,
  sentences jsonb not null,
  dropped_cues integer not null default 0,
  repaired_cues integer not null default 0,
  created_at timestamptz not null default now(),
  constraint transcripts_video_known check (origin = 'pasted' or video_id is not null)
);

-- One shared row for each video, whoever asks for it. What a person pastes never takes that place.
create unique index transcripts_one_per_video on transcripts (video_id) where origin <> 'pasted';

-- The same words pasted again for the same video and under the same title are the same transcript.
create unique index transcripts_one_per_paste
  on transcripts (content_hash, coalesce(video_id, ''), coalesce(title, ''))
  where origin = 'pasted';

create table summaries (
  id uuid primary key default gen_random_uuid(),
  transcript_id uuid not null
    constraint summaries_transcript_id_transcripts_id_fk references transcripts (id) on delete cascade,
  cache_key text not null constraint summaries_cache_key_unique unique,
  engine_kind text not null
    constraint summaries_engine_kind_known check (engine_kind in ('extractive', 'model')),
  engine_name text not null,
  engine_version text not null,
  language text not null,
  body jsonb not null,
  created_at timestamptz not null default now()
);

create index summaries_of_transcript on summaries (transcript_id);
