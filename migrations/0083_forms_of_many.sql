-- The form that the videos of a collection, and of a followed source, are summarized in: one of Précis, or the id of an own form. A
-- version that does not know the columns leaves it at key insights.
alter table collections add column form text not null default 'key-insights';
alter table follows add column form text not null default 'key-insights';
