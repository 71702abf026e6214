-- What is deleted by its age is found by it.
create index visitors_by_age on visitors (created_at);
create index people_by_age on people (created_at);
create index places_of_any_state on places (person_id);
create index places_settled on places (state, settled_at) where settled_at is not null;
create index devices_removed on devices (revoked_at) where revoked_at is not null;
create index users_to_delete on users (deletion_requested_at) where deletion_requested_at is not null;
create index users_unproven on users (created_at) where email_verified_at is null;
create index subscriptions_by_age on subscriptions (payable_until);
create index payments_by_age on payments (paid_at);
create index receipts_by_age on receipts (issued_at);
