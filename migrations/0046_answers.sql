-- The answers of models to the questions of an owner about a transcript, by all that shaped them: the same question again is
-- given the stored one. A row without an answer is one that is being written.
create table answers (
  id uuid primary key default gen_random_uuid(),
  -- An account, or a browser that is not signed in.
  owner_id uuid not null,
  transcript_id uuid not null,
  -- A hash of the question, the transcript, the models, their prompts and the questions before it.
  key text not null,
  -- A hash of the transcript and the question.
  subject text not null,
  question text not null,
  said boolean,
  passages jsonb,
  answer jsonb,
  -- Who writes it, and until when that holds without a sign of life.
  writer uuid,
  held_until timestamptz not null,
  created_at timestamptz not null
);
create unique index answers_of_owner on answers (owner_id, key);
create index answers_by_age on answers (created_at);
