import { sql } from '#server/db/sql.ts'
import type { CallingApp } from '#tests/harness.ts'
import { nowhere } from './call-case.ts'
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
