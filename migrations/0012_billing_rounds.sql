-- When a process last took these up, so that of several one does what is to be done, and a failure is tried again later.
alter table subscriptions add column duty_at timestamptz;
alter table receipts add column mail_tried_at timestamptz;
