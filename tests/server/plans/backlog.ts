import { billingBacklog } from './billing-backlog.ts'
import {
  account,
  days,
  device,
  halfAnHourAgo,
  helpRequest,
  hourAgo,
  inAnHour,
  request,
  run,
  transcript,
} from './due-rows.ts'
import type { Backlog } from './due-rows.ts'
import { followingBacklogs } from './following-backlog.ts'
import { programBacklog } from './program-backlog.ts'
import { recordingBacklog } from './recording-backlog.ts'
import { id } from './seed.ts'

/** The backlog of each periodic task by its name. */
export const backlogs: Readonly<Record<string, Backlog>> = {
  quota: {
    many: [
      [
        'reservations',
        {
          id: id('due reservation'),
          person_id: id('person'),
          subject: `'video:' || n`,
          state: `(array['reserved', 'committed', 'released', 'committed'])[n % 4 + 1]`,
          reason: `case when n % 4 = 2 then 'failed' end`,
          window_start: 'now()',
          network: `case when n % 4 = 1 then 'network' end`,
          expires_at: hourAgo,
          created_at: days(2),
          settled_at: `(array[null, now(), ${days(60)}, ${days(120)}])[n % 4 + 1]`,
        },
      ],
      [
        'question_reservations',
        {
          id: id('due question'),
          person_id: id('person'),
          subject: `'a question'`,
          window_start: 'now()',
          expires_at: hourAgo,
          created_at: days(2),
        },
      ],
      ['call_counts', { key: `'due/' || n`, hits: '1', reset_at: hourAgo }],
    ],
    left: `select count(*) from (
      select from reservations where state = 'reserved' and expires_at < now()
      union all select from reservations where network is not null and created_at < ${days(2)}
      union all select from reservations where state = 'released' and settled_at < ${days(31)}
      union all select from reservations where state = 'committed' and settled_at < ${days(91)}
      union all select from question_reservations where created_at < ${days(2)}
      union all select from call_counts where reset_at < ${halfAnHourAgo})`,
  },
  runs: {
    many: [
      run('due run', { ended_at: days(2) }),
      ['run_events', { run_id: id('due run'), seq: '1', event: `'{}'` }],
      request('due run', days(2)),
    ],
    few: [
      run('open run', { state: `'failed'` }),
      request('open run', 'null'),
      run('overdue run', { state: `'running'`, ended_at: 'null' }),
      run('jobless run', { state: `'queued'`, ended_at: 'null', deadline_at: inAnHour }),
    ],
    left: `select count(*) from (
      select from runs where ended_at < ${days(1)}
      union all select from run_requests where settled_at is null
      union all select from runs where state in ('queued', 'running') and deadline_at < now()
      union all select from runs where state = 'queued'
        and not exists (select from pgboss.job where pgboss.job.id = runs.id))`,
  },
  history: {
    many: [
      [
        'history_items',
        {
          id: id('due item'),
          user_id: `case when n % 2 = 0 then ${id('user')} end`,
          visitor_id: `case when n % 2 = 1 then ${id('visitor')} end`,
          transcript_id: id('due paste'),
          created_at: days(100),
          deleted_at: `case when n % 2 = 0 then ${days(2)} end`,
          is_indexed: 'true',
        },
      ],
      transcript('due paste', { origin: `'pasted'` }),
      run('run of due paste', {
        task: `jsonb_build_object('subject', jsonb_build_object('transcriptId', ${id('due paste')}))`,
      }),
    ],
    few: [
      [
        'history_items',
        {
          id: id('new item'),
          user_id: id('user'),
          transcript_id: id('new transcript'),
          created_at: 'now()',
          is_indexed: 'false',
        },
      ],
      transcript('new transcript', { sentences: `'[{ "id": 1, "text": "Something new" }]'` }),
    ],
    left: `select count(*) from (
      select from history_items where not is_indexed or deleted_at < ${days(1)}
        or visitor_id is not null and created_at < ${days(90)}
      union all select from transcripts where origin = 'pasted'
        and not exists (select from history_items where transcript_id = transcripts.id)
      union all select from runs where key like 'run of due paste%')`,
  },
  help: {
    many: [helpRequest('old help', days(400), days(400))],
    few: [helpRequest('new help', hourAgo, 'null')],
    left: `select count(*) from help_requests where mailed_at is null or created_at < ${days(365)}`,
  },
  sessions: {
    few: [
      device('due session device'),
      [
        'sessions',
        {
          token_hash: `'due' || n`,
          user_id: id('user'),
          device_id: id('due session device'),
          method: `'otp'`,
          expires_at: hourAgo,
        },
      ],
    ],
    left: `select count(*) from sessions where expires_at < ${halfAnHourAgo}`,
  },
  'sign-in-codes': {
    many: [
      [
        'login_codes',
        { email: `'a@example.org'`, code_mac: `''`, browser_hash: `'due' || n`, expires_at: days(1) },
      ],
    ],
    left: `select count(*) from login_codes where expires_at < ${hourAgo}`,
  },
  accounts: {
    few: [
      ...account('unproven', { created_at: days(100) }),
      ...account('requested', { email_verified_at: days(100), deletion_requested_at: days(10) }),
    ],
    left: `select count(*) from users where deletion_requested_at < ${days(7)}
      or email_verified_at is null and created_at < ${days(90)}`,
  },
  devices: {
    many: [device('due device', { revoked_at: days(60) })],
    left: `select count(*) from devices where revoked_at < ${days(30)}`,
  },
  ...followingBacklogs,
  ...programBacklog,
  visitors: {
    many: [
      ['people', { id: id('due person'), created_at: days(100) }],
      ['visitors', { id: id('due visitor'), person_id: id('due person'), created_at: days(100) }],
    ],
    left: `select count(*) from (
      select from visitors where created_at < ${days(90)}
      union all select from people where created_at < ${days(90)}
        and not exists (select from users where person_id = people.id))`,
  },
  transcripts: {
    many: [
      transcript('old transcript', { created_at: days(60) }),
      // One in ten stays.
      [
        'history_items',
        {
          user_id: id('user'),
          transcript_id: id('old transcript', '(n / 10 * 10)'),
          created_at: 'now()',
          is_indexed: 'true',
        },
      ],
      [
        'summaries',
        {
          id: id('old summary'),
          transcript_id: id('old transcript'),
          cache_key: `'old' || n`,
          engine_kind: `'extractive'`,
          engine_name: `'extractive'`,
          engine_version: `'1'`,
          language: `'en'`,
          style: `'standard'`,
          body: `'{}'`,
          created_at: days(60),
        },
      ],
    ],
    left: `select count(*) from (
      select from transcripts where created_at < ${days(30)}
        and not exists (select from history_items where transcript_id = transcripts.id)
      union all select from summaries where created_at < ${days(30)}
        and not exists (select from history_items where summary_id = summaries.id))`,
  },
  recordings: recordingBacklog,
  translations: {
    many: [
      [
        'translations',
        {
          transcript_id: id('transcript'),
          subject: `'due/' || n`,
          language: `'de'`,
          engine: `'model'`,
          state: `'done'`,
          total_lines: '1',
          person_id: id('person'),
          payer: `'{}'`,
          started_at: days(2),
        },
      ],
    ],
    left: `select count(*) from translations where payer is not null`,
  },
  billing: billingBacklog,
  audit: {
    many: [['audit_entries', { at: days(400), admin_email: `'admin@example.org'`, action: `'list-users'` }]],
    left: `select count(*) from audit_entries where at < ${days(365)}`,
  },
  'model-calls': {
    many: [
      [
        'model_calls',
        { at: days(500), model: `'model'`, input_tokens: '1', output_tokens: '1', milliseconds: '1' },
      ],
    ],
    left: `select count(*) from model_calls where at < ${days(400)}`,
  },
}
