-- Summaries are only kept to save making them again; those of before lack what is shown now.
delete from summaries;

alter table summaries add column style text not null
  constraint summaries_style_known check (style in ('standard', 'brief', 'detailed', 'study-notes', 'bullets'));
