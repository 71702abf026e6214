import { readwiseToken } from '#tests/fakes/readwise/simulator.ts'
import type { CallingApp } from '#tests/harness.ts'
import { nowhere, summarize } from './call-case.ts'
import type { CallCase } from './call-case.ts'
import { givePlan } from './people.ts'
import type { Person } from './people.ts'

/** A destination of an account, whose plan lets it have one. */
async function destinationOf(app: CallingApp, owner: Person): Promise<string> {
  await givePlan(app, owner.email, 'pro')
  const payload = { kind: 'readwise', token: readwiseToken, rule: 'button' }
  const made = await app.call('POST /api/destinations', { headers: owner.headers, payload })
  return made.ok ? made.body.destination.id : nowhere
}

function aboutDestination(): CallCase {
  return { ask: async (app, owner) => ({ path: `/api/destinations/${await destinationOf(app, owner)}` }) }
}

/** The way the calls about destinations are made. */
export const destinationCalls = {
  'GET /api/destinations': {},
  // This server has no folder for notes: the answer to everybody who may ask.
  'POST /api/destinations': {
    ask: async () => ({ payload: { kind: 'folder', rule: 'button' } }),
    letIn: [400],
  },
  'PATCH /api/destinations/:id': aboutDestination(),
  'DELETE /api/destinations/:id': aboutDestination(),
  'POST /api/destinations/:id/items': {
    ask: async (app, owner) => ({
      path: `/api/destinations/${await destinationOf(app, owner)}/items`,
      payload: { historyId: await summarize(app, owner) },
    }),
  },
} as const satisfies Readonly<Record<string, CallCase>>
