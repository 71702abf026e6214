-- A deleted account is taken out of the audit, as an admin and as the one that an action was about.
create index audit_entries_of_admin on audit_entries (admin_id);
create index audit_entries_about on audit_entries (split_part(lower(target), ' ', 1));
