-- The tables of the search hold terms, as the code and the search index call them, not words.
alter table transcript_words rename to transcript_terms;
alter table transcript_terms rename column words to terms;
alter table transcript_terms rename constraint transcript_words_pkey to transcript_terms_pkey;
alter table transcript_terms rename constraint transcript_words_transcript_id_transcripts_id_fk
  to transcript_terms_transcript_id_transcripts_id_fk;
alter index transcript_words_found rename to transcript_terms_found;

alter table summary_words rename to summary_terms;
alter table summary_terms rename column words to terms;
alter table summary_terms rename constraint summary_words_pkey to summary_terms_pkey;
alter table summary_terms rename constraint summary_words_summary_id_summaries_id_fk
  to summary_terms_summary_id_summaries_id_fk;
alter index summary_words_found rename to summary_terms_found;
