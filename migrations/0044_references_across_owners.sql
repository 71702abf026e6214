-- What belongs to different owners, a person, a transcript or a run, may one day be in different places, where no foreign key
-- reaches. Who writes a reference locks what it refers to, and who deletes looks for references once it has the lock.
alter table history_items
  drop constraint history_items_transcript_id_transcripts_id_fk,
  drop constraint history_items_summary_id_summaries_id_fk;
alter table runs drop constraint runs_summary_id_summaries_id_fk;
alter table run_requests drop constraint run_requests_run_id_runs_id_fk;
alter table audit_entries drop constraint audit_entries_admin_id_users_id_fk;
