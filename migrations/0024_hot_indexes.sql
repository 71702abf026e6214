-- What sweeps look for is found by an index.
create index reservations_network_by_age on reservations (created_at) where network is not null;
create index reservations_of_any_visitor on reservations (visitor_id) where visitor_id is not null;
create index call_counts_over on call_counts (reset_at);
create index billing_alarms_resolved on billing_alarms (resolved_at) where resolved_at is not null;

-- The pages of users and of the audit, the newest first.
create index users_by_age on users (created_at desc, id);
drop index audit_entries_by_time;
create index audit_entries_by_time on audit_entries (at desc, id);

-- The list of help requests: open ones first, the oldest before the others.
create index help_requests_listed on help_requests ((state = 'answered'), created_at, id);
