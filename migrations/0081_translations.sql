-- The lines of transcripts in other languages, as language models wrote them.
create table translations (
  id uuid primary key default gen_random_uuid(),
  transcript_id uuid not null constraint translations_transcript_id_transcripts_id_fk references transcripts (id) on delete cascade,
  -- The hash of what the transcript says, so that it is translated once; of a pasted one its id, for it is its owner's.
  subject text not null,
  language text not null,
  engine text not null,
  state text not null constraint translations_state_known check (state in ('working', 'done', 'failed', 'stopped')),
  total_lines integer not null,
  -- Why it failed.
  problem jsonb,
  spent_micro_usd bigint not null default 0,
  -- Who started it and who pays, for a day: then nobody counts it any more.
  person_id uuid,
  -- The browser whose free translations are used as well, signed in or not; null on a paid plan.
  visitor_id uuid,
  -- A keyed hash of the visitor's network.
  network text,
  payer jsonb,
  started_at timestamptz not null,
  -- When it is to be worked on, or when the lease on it ends; null where there is nothing to do.
  due_at timestamptz,
  lease uuid,
  constraint translations_once unique (subject, language, engine)
);
create index translations_of_transcript on translations (transcript_id);
create index translations_due on translations (due_at) where due_at is not null;
create index translations_of_person on translations (person_id, started_at) where person_id is not null;
create index translations_of_visitor on translations (visitor_id, started_at) where visitor_id is not null;
create index translations_of_network on translations (network, started_at) where network is not null;
create index translations_counted on translations (started_at) where payer is not null;

-- Lines that follow each other; null where the original stands.
create table translation_parts (
  translation_id uuid not null constraint translation_parts_translation_id_translations_id_fk references translations (id) on delete cascade,
  first_line integer not null,
  lines jsonb not null,
  model text not null,
  primary key (translation_id, first_line)
);
