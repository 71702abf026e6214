-- What people asked support. It is kept whatever becomes of the mail about it.
create table help_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid constraint help_requests_user_id_users_id_fk references users (id) on delete cascade,
  -- Where to answer: that of the account, or as typed.
  email text not null,
  topic text not null,
  plan text not null constraint help_requests_plan_known check (plan in ('free', 'pro', 'unlimited')),
  state text not null default 'open' constraint help_requests_state_known check (state in ('open', 'answered')),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  -- Whoever mails it claims it first, so that no two nodes do.
  mail_tried_at timestamptz,
  mailed_at timestamptz,
  constraint help_requests_answered_when check ((state = 'answered') = (answered_at is not null))
);

create index help_requests_by_time on help_requests (created_at);
create index help_requests_of_user on help_requests (user_id) where user_id is not null;
create index help_requests_not_mailed on help_requests (created_at) where mailed_at is null;

-- What admins did and looked at. The address stays when the account goes.
create table audit_entries (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  admin_id uuid constraint audit_entries_admin_id_users_id_fk references users (id) on delete set null,
  admin_email text not null,
  action text not null constraint audit_entries_action_known check (
    action in
      ('list-users', 'read-usage', 'register-user', 'summarize', 'list-help-requests', 'change-help-request', 'read-audit')
  ),
  target text
);

create index audit_entries_by_time on audit_entries (at);
