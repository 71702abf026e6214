-- The form of a summary, by its id. What was stored before there were others is key insights; a version that does not know the column
-- leaves it at that.
alter table summaries add column form text not null default 'key-insights';
