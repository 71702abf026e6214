import { sql } from '#server/db/sql.ts'
import type { CallingApp } from '#tests/harness.ts'
import { nowhere } from './call-case.ts'
import type { CallCase } from './call-case.ts'
import type { Person } from './people.ts'

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
