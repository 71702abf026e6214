-- How checkers judged lines whose truth is known, by model and day: numbers, and the last hundred results of each kind as 0 and 1. It
-- holds no line and names nobody.
create table checker_trials (
  id uuid primary key default gen_random_uuid(),
  checker text not null,
  day date not null,
  turned int not null default 0,
  caught int not null default 0,
  unchanged int not null default 0,
  accepted int not null default 0,
  last_turned text not null default '',
  last_unchanged text not null default ''
);
create unique index checker_trials_of_day on checker_trials (checker, day);
create index checker_trials_due on checker_trials (day);
