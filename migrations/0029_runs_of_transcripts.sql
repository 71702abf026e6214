-- A transcript that is deleted takes the runs that were made of it along.
create index runs_of_transcript on runs ((task #>> '{subject,transcriptId}'))
  where task #>> '{subject,transcriptId}' is not null;
