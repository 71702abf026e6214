-- What was wrong with the answer of the model that a summary stands for, where it gave one: it broke off, was not as asked for, or none
-- of it was found in the transcript.
alter table summaries
  add column fallback_fault text,
  add constraint summaries_fallback_fault_known check (fallback_fault in ('cut', 'unusable', 'unfound'));
