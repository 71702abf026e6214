-- Read by the extension in the browser of their owner. They are trusted no more than pasted ones, and stored as such.
alter table transcripts
  add column is_from_browser boolean not null default false,
  add constraint transcripts_of_browsers_are_pasted check (not is_from_browser or origin = 'pasted');
