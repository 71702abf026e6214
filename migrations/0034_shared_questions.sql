-- Whether the shared page of a summary shows the questions that were asked about it; false while it is not shared.
alter table history_items add column shares_questions boolean not null default false;
