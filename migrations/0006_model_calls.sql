-- Every question that was put to a language model: what it cost and how it ended, nothing of what was said.
create table model_calls (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  -- As its provider names it.
  model text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  -- Millionths of a US dollar; null where the price is not known.
  cost_micro_usd bigint,
  -- Null when it was answered.
  failure text constraint model_calls_failure_known check (
    failure in
      ('quota', 'rate-limited', 'unavailable', 'timeout', 'refused', 'unauthorized', 'too-long', 'broken')
  ),
  milliseconds integer not null
);

create index model_calls_by_time on model_calls (at);
