import { rowId as id } from './upgrade.ts'
import type { Upgrade } from './upgrade.ts'

/**
 * The cases of the migration to one spelling of addresses does: one that another account has, one of other
 * characters, one of neither.
 */
export const upgradesOfAddresses: Readonly<Record<string, Upgrade>> = {
  '0047_why_without_a_model': {
    seed: `
      insert into people (id, mailbox) values (${id(25)}, 'c.y@gmail.com.'), (${id(26)}, 'cy@gmail.com'), (${id(27)}, 'ｄi@example.org'),
        (${id(28)}, 'eve@example.org.');
      insert into users (id, email, person_id, email_verified_at, created_at) values
        (${id(44)}, 'c.y@gmail.com.', ${id(25)}, now(), '2026-02-01'), (${id(45)}, 'c.y@gmail.com', ${id(26)}, now(), '2026-02-02'),
        (${id(46)}, 'ｄi@example.org', ${id(27)}, now(), '2026-02-03'), (${id(47)}, 'eve@example.org.', ${id(28)}, now(), '2026-02-04');
      insert into entitlements (user_id, plan, since, until, is_demo) values
        (${id(44)}, 'pro', now(), now(), false), (${id(47)}, 'unlimited', now(), now(), false);
      insert into identities (issuer, subject, user_id) values ('https://accounts.example', 'di', ${id(46)});
      insert into devices (id, user_id, key_hash, device_name, device_type, browser, operating_system)
        select id, id, 'h', 'Phone', 'mobile', 'Firefox', 'Android' from users where id between ${id(44)} and ${id(47)};
      insert into sessions (token_hash, user_id, device_id, method, expires_at)
        select 't' || id, id, id, 'otp', now() from users where id between ${id(44)} and ${id(47)};
      insert into reservations (person_id, subject, state, window_start, expires_at, created_at)
        values (${id(25)}, 'video:of-cy', 'committed', now(), now(), now())`,
  },
  '0048_one_spelling_of_addresses': {
    changed: [
      'users.email',
      'users.person_id',
      'people.id',
      'people.mailbox',
      'reservations.person_id',
      'sessions.id',
      'identities.id',
    ],
    results: [
      {
        query: `select users.email, people.mailbox, plan,
            exists (select from sessions where user_id = users.id) as "isSignedIn",
            (select count(*)::int from identities where user_id = users.id) as identities
          from users join people on people.id = person_id left join entitlements on entitlements.user_id = users.id
          where users.id between ${id(44)} and ${id(47)} order by users.id`,
        rows: [
          { email: 'c.y@gmail.com.', mailbox: 'cy@gmail.com', plan: 'pro', isSignedIn: true, identities: 0 },
          { email: 'c.y@gmail.com', mailbox: 'cy@gmail.com', plan: null, isSignedIn: true, identities: 0 },
          {
            email: 'di@example.org',
            mailbox: 'di@example.org',
            plan: null,
            isSignedIn: false,
            identities: 0,
          },
          {
            email: 'eve@example.org',
            mailbox: 'eve@example.org',
            plan: 'unlimited',
            isSignedIn: true,
            identities: 0,
          },
        ],
      },
      {
        query: `select right(person_id::text, 2) as person from reservations where subject = 'video:of-cy'`,
        rows: [{ person: '26' }],
      },
    ],
  },
}
