import { findRow, idRow, sql } from '#server/db/sql.ts'
import type { CallingApp } from '#tests/harness.ts'
import { about, nowhere } from './call-case.ts'
import type { CallCase } from './call-case.ts'
import type { Person } from './people.ts'

const content = {
  name: 'Mine',
  sections: [{ heading: 'First', shape: 'points', about: 'what comes first' }],
  guidance: '',
}

/** A form that its owner made while their plan had some. */
async function formOf(app: CallingApp, { email }: Person): Promise<string> {
  const id = crypto.randomUUID()
  const { rowCount } = await app.deps.db.execute(sql`
    insert into own_forms (id, user_id, name, sections, guidance, created_at, changed_at)
    select ${id}, users.id, ${content.name}, ${JSON.stringify(content.sections)}::jsonb, '', now(), now()
    from users where email = ${email}`)
  return rowCount === 1 ? id : nowhere
}

const aboutForm: CallCase = {
  ask: async (app, owner) => ({ path: `/api/forms/${await formOf(app, owner)}` }),
}

/** The way the calls about own forms are made. */
export const formCalls = {
  'GET /api/forms': {},
  // The free plan has none.
  'POST /api/forms': { letIn: [201, 409] },
  'PUT /api/forms/:id': aboutForm,
  'DELETE /api/forms/:id': aboutForm,
} as const satisfies Readonly<Record<string, CallCase>>

/** A transcript that its owner pasted, with a translation that no engine made. */
async function translate(app: CallingApp, { headers }: Person): Promise<string> {
  const reply = await app.call('POST /api/transcripts', {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: '0:01 The cats sleep all day.\n0:03 The dogs never do.',
  })
  const id = reply.ok ? reply.body.transcript.id : nowhere
  await app.deps.db.execute(sql`
    insert into translations (transcript_id, subject, language, engine, state, total_lines, started_at)
    values (${id}, ${`paste/${id}`}, 'de', '', 'done', 2, now()) on conflict do nothing`)
  return id
}

function aboutTranslation(path: string, letIn?: readonly number[]): CallCase {
  return {
    ask: async (app, owner) => ({
      path: path.replace(':id', await translate(app, owner)).replace(':language', 'de'),
    }),
    ...(letIn === undefined ? {} : { letIn }),
  }
}

/** The calls about transcripts in other languages. */
export const translationCalls = {
  'GET /api/transcripts/:id/translations': aboutTranslation('/api/transcripts/:id/translations'),
  'GET /api/transcripts/:id/translations/:language': aboutTranslation(
    '/api/transcripts/:id/translations/:language',
  ),
  // There is no model, which its owner learns.
  'POST /api/transcripts/:id/translations/:language': aboutTranslation(
    '/api/transcripts/:id/translations/:language',
    [409],
  ),
  'DELETE /api/transcripts/:id/translations/:language': aboutTranslation(
    '/api/transcripts/:id/translations/:language',
  ),
  'GET /api/transcripts/:id/translations/:language/file': aboutTranslation(
    '/api/transcripts/:id/translations/:language/file',
  ),
} as const satisfies Readonly<Record<string, CallCase>>

/** A recording that its owner began; a visitor begins none. */
async function record({ deps }: CallingApp, { email }: Person): Promise<string> {
  const inserted = await findRow(
    deps.db,
    idRow,
    sql`insert into recordings (user_id, name, content_hash, duration_ms, created_at)
      select id, 'talk.mp4', ${crypto.randomUUID()}, 60000, now() from users where email = ${email} returning id`,
  )
  return inserted?.id ?? nowhere
}

/** The calls about recordings. There is no recognizer, which their owner learns. */
export const recordingCalls = {
  'GET /api/recordings': {},
  'POST /api/recordings': { letIn: [409] },
  'POST /api/recordings/links': {},
  'POST /api/recordings/files': { letIn: [409] },
  'PATCH /api/recordings/:id': {
    ask: async (app, owner) => ({
      path: `/api/recordings/${await record(app, owner)}`,
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      payload: 'sound',
    }),
    letIn: [409],
  },
  'GET /api/recordings/:id': about(record, '/api/recordings/:id'),
  'PUT /api/recordings/:id/pieces/:index': {
    ask: async (app, owner) => ({
      path: `/api/recordings/${await record(app, owner)}/pieces/0?startMs=0&endMs=1000`,
      headers: { 'content-type': 'audio/ogg' },
      payload: 'OggS',
    }),
    letIn: [409],
  },
  'POST /api/recordings/:id/complete': {
    ...about(record, '/api/recordings/:id/complete'),
    letIn: [409],
  },
  'DELETE /api/recordings/:id': about(record, '/api/recordings/:id'),
} as const satisfies Readonly<Record<string, CallCase>>
