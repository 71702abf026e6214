-- A pasted transcript is its owner's: the same one pasted by another owner is another row, with what that owner gave it. Whether
-- an owner has a transcript already is looked up by its content among what their history refers to.
drop index transcripts_one_per_paste;
create index transcripts_pasted_by_content on transcripts (content_hash) where origin = 'pasted';
