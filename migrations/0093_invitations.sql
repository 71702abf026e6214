-- The secret of the link in an invitation, hashed, and the list of invitations, the newest first.
alter table users add column invitation_hash text;
create unique index users_by_invitation on users (invitation_hash) where invitation_hash is not null;
create index users_invited on users (created_at desc, id) where invited_until is not null or admitted_at is not null;
-- The actions of admins are those of the contract, which grows.
alter table audit_entries drop constraint audit_entries_action_known;
