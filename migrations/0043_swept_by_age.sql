-- What no history refers to is looked for among what is old enough, in the order of its age.
create index transcripts_by_age on transcripts (created_at, id);
create index transcripts_pasted_by_age on transcripts (created_at, id) where origin = 'pasted';
create index summaries_by_age on summaries (created_at, id);
