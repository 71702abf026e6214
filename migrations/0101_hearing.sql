-- What a program heard of the sound of a transcript, which was a sentence in its credit before.
alter table transcripts add column hearing jsonb;
