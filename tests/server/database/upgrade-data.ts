import { upgradesOfAddresses } from './upgrade-addresses.ts'
import { upgradesOfFollowing } from './upgrade-following.ts'
import { upgradesOfLists } from './upgrade-lists.ts'
import { upgradesOfPrograms } from './upgrade-programs.ts'
import { rowId as id } from './upgrade.ts'
import type { Upgrade } from './upgrade.ts'

const transcript = `'[{"text": "We keep a lighthouse."}, {"text": "It is old."}]'`

/**
 * For each migration that touches data or makes a table, rows as the versions before it would have left them.
 */
export const upgrades: Readonly<Record<string, Upgrade>> = {
  '0001_transcripts_and_summaries': {
    seed: `
      insert into transcripts (id, origin, video_id, content_hash, language, caption_kind, timings, chapters, sentences) values
        (${id(1)}, 'youtube', 'okManual001', 'a', 'en', 'human', 'exact', '[{"title": "One", "start": 0}]', ${transcript}),
        (${id(2)}, 'pasted', null, 'b', 'de', 'unknown', 'none', '[]', ${transcript});
      insert into summaries (transcript_id, cache_key, engine_kind, engine_name, engine_version, language, body)
        values (${id(1)}, 'k1', 'extractive', 'e', '1', 'en', '{}')`,
  },
  '0002_summary_styles': {
    emptied: ['summaries'],
    seed: `
      insert into summaries (transcript_id, cache_key, engine_kind, engine_name, engine_version, language, body, style)
        values (${id(1)}, 'k2', 'extractive', 'e', '1', 'en', '{}', 'standard')`,
  },
  '0004_runs': {
    emptied: ['summaries'],
    seed: `
      insert into summaries (id, transcript_id, cache_key, engine_kind, engine_name, engine_version, language, body, style)
        values (${id(3)}, ${id(1)}, 'k4', 'model', 'm', '1', 'en', '{"summary": "Old."}', 'bullets');
      insert into runs (id, key, state, task, attempt, node, priority, last_seq, summary_id, deadline_at, heartbeat_at) values
        (${id(4)}, 'k4', 'done', '{}', 1, 'n', 0, 1, ${id(3)}, '2026-01-01', now()),
        (${id(5)}, 'k5', 'queued', '{}', 0, null, 0, 0, null, '2026-01-02 00:00:00+00', null);
      insert into run_events values (${id(4)}, 1, '{"event": "stage"}');
      insert into run_followers values
        (${id(4)}, ${id(11)}, '2026-01-01', '2026-01-01'), (${id(5)}, ${id(12)}, '2026-01-01', null)`,
  },
  '0005_allowance': {
    seed: `
      insert into people (id) values (${id(21)}), (${id(22)}), (${id(23)}), (${id(24)});
      insert into visitors (id, person_id, email) values (${id(31)}, ${id(21)}, 'typed@example.org'), (${id(32)}, ${id(22)}, null);
      insert into places (id, person_id, subject, state, reason, window_start, network, lease_until, created_at) values
        (${id(11)}, ${id(21)}, 'video:okManual001', 'kept', null, now(), 'n', now(), now()),
        (${id(12)}, ${id(22)}, 'video:okManual002', 'held', null, now(), null, now(), now()),
        (${id(13)}, ${id(23)}, 'video:okManual003', 'released', 'left', now(), null, now(), now()),
        (${id(14)}, ${id(24)}, 'video:okManual004', 'released', 'lapsed', now(), null, now(), now()),
        (${id(15)}, ${id(21)}, 'video:okManual005', 'released', 'failed', now(), null, now(), now());
      insert into call_counts values ('k', 3, now())`,
  },
  '0006_model_calls': {
    seed: `
      insert into model_calls (at, model, input_tokens, output_tokens, failure, milliseconds) values (now(), 'm', 1, 2, 'quota', 3)`,
  },
  '0007_accounts': {
    seed: `
      insert into users (id, email, person_id, email_verified_at, created_at) values
        (${id(41)}, 'ada.l+talks@gmail.com', ${id(22)}, now(), '2026-01-01'),
        (${id(42)}, 'adal@googlemail.com', ${id(23)}, now(), '2026-01-02'),
        (${id(43)}, 'bo@example.org', ${id(24)}, null, '2026-01-03');
      insert into identities (issuer, subject, user_id) values ('https://accounts.example', 's', ${id(41)});
      insert into devices (id, user_id, key_hash, device_name, device_type, browser, operating_system)
        values (${id(51)}, ${id(41)}, 'h', 'Phone', 'mobile', 'Firefox', 'Android');
      insert into sessions (token_hash, user_id, device_id, method, expires_at) values ('t', ${id(41)}, ${id(51)}, 'otp', now());
      insert into login_codes (email, code_mac, browser_hash, expires_at) values ('bo@example.org', 'm', 'b', now());
      insert into entitlements values (${id(41)}, 'pro', now(), now(), false)`,
  },
  '0009_history': {
    seed: `
      insert into history_items (user_id, visitor_id, transcript_id, summary_id, run_id, device_id, created_at, share_nonce, share_hash) values
        (${id(41)}, null, ${id(1)}, ${id(3)}, ${id(4)}, ${id(51)}, now(), 'n', 'h'),
        (null, ${id(31)}, ${id(2)}, null, null, null, now(), null, null);
      insert into transcript_words values (${id(1)}, array_to_tsvector(array['lighthouse']));
      insert into summary_words values (${id(3)}, array_to_tsvector(array['old']))`,
  },
  '0010_help_and_audit': {
    seed: `
      insert into help_requests (user_id, email, topic, plan) values (${id(41)}, 'ada.l+talks@gmail.com', 'Help', 'pro');
      insert into audit_entries (admin_id, admin_email, action, target) values (${id(43)}, 'bo@example.org', 'list-users', 'Ada x')`,
  },
  '0011_billing': {
    seed: `
      insert into subscriptions (id, user_id, is_demo, account, reference, plan, amount, state, stop_when, stop_by, stop_at,
          payable_until, checked_at, created_at) values
        (${id(61)}, ${id(41)}, false, 'a', 'sub_1', 'pro', 29900, 'active', 'at_end', 'person', now(), now(), now(), now()),
        (${id(62)}, null, true, 'a', 'sub_2', 'unlimited', 49900, 'cancelled', null, null, null, now(), now(), now());
      insert into payments (reference, invoice, subscription_id, amount, period_start, period_end, paid_at) values
        ('pay_1', 'inv_1', ${id(61)}, 29900, now(), now(), now()), ('pay_2', 'inv_2', ${id(62)}, 49900, now(), now(), now());
      insert into receipt_counters values ('2026', 2);
      insert into receipts (number, payment_reference, user_id, issued_at, content, mail_ended_at) values
        ('2026-1', 'pay_1', ${id(41)}, now(), '{"total": 29900}', null), ('2026-2', 'pay_2', null, now(), '{}', now());
      insert into sold_plans values ('a', 'pro', 29900, 'plan_1');
      insert into billing_events values ('e', 'subscription.charged', now());
      insert into billing_alarms (kind, reference, raised_at) values ('late', 'pay_1', now());
      insert into demo_subscriptions values ('d', '{}')`,
  },
  '0013_words_as_text': {
    results: [
      {
        query: `select jsonb_array_length(opening) as count, opening -> 0 ->> 'text' as first from transcripts order by id`,
        rows: [
          { count: 2, first: 'We keep a lighthouse.' },
          { count: 2, first: 'We keep a lighthouse.' },
        ],
      },
    ],
  },
  '0020_billing_emails': {
    changed: ['subscriptions.stop_by'],
    results: [
      {
        query: 'select stop_by, is_proven from subscriptions order by id',
        rows: [
          { stop_by: 'user', is_proven: true },
          { stop_by: null, is_proven: true },
        ],
      },
      {
        query: 'select user_id, content from billing_emails',
        rows: [
          { user_id: '00000000-0000-4000-8000-000000000041', content: { kind: 'receipt', number: '2026-1' } },
        ],
      },
    ],
  },
  '0021_reservations_and_run_requests': {
    emptied: ['run_followers'],
    changed: [
      'places.state',
      'places.reason',
      'places.lease_until',
      'places.person_id',
      'visitors.person_id',
      'people.id',
      'people.created_at',
      'users.person_id',
    ],
    results: [
      {
        query: `select right(id::text, 2) as id, state, reason, right(person_id::text, 2) as person, right(visitor_id::text, 2) as visitor
          from reservations order by id`,
        rows: [
          { id: '11', state: 'committed', reason: null, person: '21', visitor: '31' },
          { id: '12', state: 'reserved', reason: null, person: '22', visitor: null },
          { id: '13', state: 'released', reason: 'cancelled', person: '22', visitor: null },
          { id: '14', state: 'released', reason: 'expired', person: '24', visitor: null },
          { id: '15', state: 'released', reason: 'failed', person: '21', visitor: '31' },
        ],
      },
      {
        query: `select right(run_id::text, 2) as run, right(reservation_id::text, 2) as reservation, right(user_id::text, 2) as "user",
          settled_at is not null as settled from run_requests order by run_id`,
        rows: [
          { run: '04', reservation: '11', user: null, settled: true },
          { run: '05', reservation: '12', user: '41', settled: false },
        ],
      },
      {
        query: `select expires_at = '2026-01-02 00:10:00+00' as holds from reservations where id = ${id(12)}`,
        rows: [{ holds: true }],
      },
      {
        query: `select email, mailbox from users join people on people.id = person_id order by users.id`,
        rows: [
          { email: 'ada.l+talks@gmail.com', mailbox: 'adal@gmail.com' },
          { email: 'adal@googlemail.com', mailbox: 'adal@gmail.com' },
          { email: 'bo@example.org', mailbox: 'bo@example.org' },
        ],
      },
      {
        query: `select right(id::text, 2) as id, right(person_id::text, 2) as person, email from visitors order by id`,
        rows: [
          { id: '31', person: '21', email: 'typed@example.org' },
          { id: '32', person: '32', email: null },
        ],
      },
    ],
  },
  '0027_moments': {
    seed: `
      insert into moments (item_id, line, nonce, token_hash)
        select id, 'insight', 'n', 'h' from history_items where user_id is not null`,
  },
  '0030_highlights': {
    seed: `
      insert into highlights (item_id, line, note)
        select id, 'insight-0', 'A note.' from history_items where user_id is not null`,
  },
  '0032_questions': {
    seed: `
      insert into questions (item_id, question, said, passages)
        select id, 'What is said?', false, '[]' from history_items where user_id is not null`,
  },
  '0033_answers': {
    seed: `
      insert into question_reservations (person_id, subject, window_start, expires_at, created_at)
        select id, 'a question', now(), now(), now() from people limit 1`,
    results: [
      {
        query: `select distinct answer is null as unanswered from questions`,
        rows: [{ unanswered: true }],
      },
    ],
  },
  '0034_shared_questions': {
    results: [
      { query: `select distinct shares_questions from history_items`, rows: [{ shares_questions: false }] },
    ],
  },
  '0037_text_outside_of_rows': {
    seed: `
      insert into blobs (address, held_until) values ('s3:' || repeat('0', 64), now()); insert into transcripts (origin, content_hash, language, caption_kind, timings, chapters, body_address) values ('pasted', 'outside', 'en', 'unknown', 'none', '[]', 's3:' || repeat('0', 64))`,
    results: [
      {
        query: `select distinct sentences is null as outside from transcripts where origin <> 'pasted'`,
        rows: [{ outside: false }],
      },
    ],
  },
  '0046_answers': {
    seed: `insert into model_shares (day, share, micro_usd) values ('2026-01-01', 'all', 5); insert into answers (owner_id, transcript_id, key, subject, question, held_until, created_at) values (${id(1)}, ${id(1)}, 'key', 'of', 'Why?', now(), now())`,
  },
  '0090_checker_trials': {
    seed: `insert into checker_trials (checker, day, turned, caught, last_turned) values ('m', '2026-01-01', 6, 5, '111110')`,
  },
  ...upgradesOfAddresses,
  '0050_room_for_pastes': {
    results: [
      {
        query: `select distinct is_pasted, stored_bytes > 0 as counted from history_items join transcripts on transcripts.id = transcript_id where origin = 'pasted' and sentences is not null`,
        rows: [{ is_pasted: true, counted: true }],
      },
    ],
  },
  ...upgradesOfPrograms,
  ...upgradesOfFollowing,
  ...upgradesOfLists,
}
