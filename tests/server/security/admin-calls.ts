import type { Api } from '#contract/api.ts'
import type { CallingApp } from '#tests/harness.ts'
import { nowhere, video } from './call-case.ts'
import type { CallCase } from './call-case.ts'
import { createVisitor } from './people.ts'
import type { Person } from './people.ts'

/** A user whom an admin registers. */
async function register(app: CallingApp, { headers }: Person): Promise<string> {
  const { email } = createVisitor()
  await app.call('POST /api/admin/users', { headers, payload: { email } })
  return email
}

/** A request for help that nobody made before. */
export function helpRequest() {
  const { email, headers } = createVisitor()
  return { headers, payload: { email, helpTopic: 'The words do not come.', userType: 'anonymous' } }
}

/** The calls of admins. */
export const adminCalls = {
  'GET /api/admin/users': { owner: 'admin' },
  'POST /api/admin/users': {
    owner: 'admin',
    ask: async () => ({ payload: { email: createVisitor().email } }),
  },
  'PUT /api/admin/users/:email/plan': {
    owner: 'admin',
    ask: async (app, admin) => ({ path: `/api/admin/users/${await register(app, admin)}/plan` }),
  },
  'PATCH /api/admin/users/:email': {
    owner: 'admin',
    ask: async (app, admin) => ({ path: `/api/admin/users/${await register(app, admin)}` }),
  },
  'POST /api/admin/users/:email/end': {
    owner: 'admin',
    ask: async (app, admin) => {
      const confirmation = await register(app, admin)
      return { path: `/api/admin/users/${confirmation}/end`, payload: { confirmation } }
    },
  },
  'POST /api/admin/invitations': {
    owner: 'admin',
    ask: async () => ({ payload: { email: createVisitor().email } }),
  },
  'DELETE /api/admin/invitations/:email': {
    owner: 'admin',
    ask: async (app, { headers }) => {
      const { email } = createVisitor()
      await app.call('POST /api/admin/invitations', { headers, payload: { email } })
      return { path: `/api/admin/invitations/${email}` }
    },
  },
  'GET /api/users/:email/history': {
    owner: 'admin',
    ask: async (app, admin) => ({ path: `/api/users/${await register(app, admin)}/history` }),
  },
  'POST /api/admin/summarize': {
    owner: 'admin',
    ask: async (app, admin) => ({ payload: { ...video, email: await register(app, admin) } }),
  },
  'GET /api/admin/help-requests': { owner: 'admin' },
  'PATCH /api/admin/help-requests/:id': {
    owner: 'admin',
    ask: async (app) => {
      const reply = await app.call('POST /api/help-request', helpRequest())
      const id = reply.ok ? reply.body.id : nowhere
      return { path: `/api/admin/help-requests/${id}` }
    },
  },
  'GET /api/admin/audit': { owner: 'admin' },
  'GET /api/admin/status': { owner: 'admin' },
  'GET /api/admin/setup': { owner: 'admin' },
  'POST /api/admin/setup/:part/trials': {
    owner: 'admin',
    ask: async () => ({ path: '/api/admin/setup/mail/trials' }),
  },
} as const satisfies Partial<Record<keyof Api, CallCase>>
