-- An address and the account behind it. A row whose address is not verified owns nothing but what was paid for it.
create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint users_email_unique unique constraint users_email_lower check (email = lower(email)),
  -- Who is counted in the allowance; the browsers of the account point there too.
  person_id uuid not null constraint users_person_id_people_id_fk references people (id),
  name text,
  phone text,
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  -- Deletion was asked for; it is done once the days for a change of mind are over.
  deletion_requested_at timestamptz
);

create unique index users_one_per_person on users (person_id);

-- An account at an OpenID provider; its address served for the first link only.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null constraint identities_user_id_users_id_fk references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint identities_pkey primary key (issuer, subject)
);

create index identities_of_user on identities (user_id);

-- A browser that an account is or was signed in with. Held: more than the allowed number were active when it came.
create table devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint devices_user_id_users_id_fk references users (id) on delete cascade,
  -- SHA-256 of the id in the browser's signed cookie.
  key_hash text not null,
  device_name text not null,
  device_type text not null constraint devices_type_known check (device_type in ('mobile', 'tablet', 'desktop')),
  browser text not null,
  operating_system text not null,
  city text,
  country text,
  ip_address text,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  held_since timestamptz,
  revoked_at timestamptz,
  constraint devices_user_id_key_hash_unique unique (user_id, key_hash)
);

-- Who is signed in. Only hashes of tokens are kept.
create table sessions (
  token_hash text primary key,
  user_id uuid not null constraint sessions_user_id_users_id_fk references users (id) on delete cascade,
  device_id uuid not null constraint sessions_device_id_devices_id_fk references devices (id) on delete cascade,
  method text not null constraint sessions_method_known check (method in ('otp', 'oidc')),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_of_user on sessions (user_id);
create index sessions_of_device on sessions (device_id);
create index sessions_expired on sessions (expires_at);

-- Six digits that were mailed, as a keyed hash, good for the browser that asked.
create table login_codes (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  code_mac text not null,
  browser_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  consumed_at timestamptz
);

create index login_codes_of_browser on login_codes (browser_hash, created_at);
create index login_codes_expired on login_codes (expires_at);

-- The paid plan of an address. Written by billing alone; a demonstration counts only where no real payments are taken.
create table entitlements (
  user_id uuid primary key constraint entitlements_user_id_users_id_fk references users (id) on delete cascade,
  plan text not null constraint entitlements_plan_known check (plan in ('pro', 'unlimited')),
  -- The months of the plan are counted from here.
  since timestamptz not null,
  -- The plan holds until then, the days of grace after a failed renewal included.
  until timestamptz not null,
  is_demo boolean not null
);
