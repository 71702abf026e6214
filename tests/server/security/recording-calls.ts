import { findRow, idRow, sql } from '#server/db/sql.ts'
import type { CallingApp } from '#tests/harness.ts'
import { about, nowhere } from './call-case.ts'
import type { CallCase } from './call-case.ts'
import type { Person } from './people.ts'

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
