import { createReadwise } from '#server/adapters/readwise/readwise.ts'
import { emptyFeeds } from '#tests/fakes/feeds/no-feeds.ts'
import { createReadwiseSimulator } from '#tests/fakes/readwise/simulator.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { asFetch, createJumpingClock } from '#tests/fakes/service.ts'
import type { CallingApp } from '#tests/harness.ts'
import type { Overrides } from '#tests/setup/start-node.ts'
import { adminEmail, createMember, createProgram } from './people.ts'
import type { Person } from './people.ts'
import type { Asked } from './purchases.ts'

/** The way a call of the contract is made. */
export type CallCase = {
  /** Made again for each row of the table, about something that belongs to `owner`. */
  ask?: (app: CallingApp, owner: Person) => Promise<Asked>
  /** The statuses that say that a caller was let in, where it takes more than this to get a good answer. */
  letIn?: readonly number[]
  /** The callers who may make it, where that is not just anybody who is signed in. */
  owner?: 'admin' | 'operator' | 'program'
}

/** A video of which there is a sample. */
export const video = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
/** An id that nothing has. */
export const nowhere = '00000000-0000-4000-8000-000000000000'

/** A summary in a caller's history. */
export async function summarize(app: CallingApp, { headers }: Person): Promise<string> {
  const reply = await app.call('POST /api/summarize', { headers, payload: video })
  if (!reply.ok || reply.body.locked) throw new Error('No summary was handed out')
  return reply.body.historyId ?? nowhere
}

/** A case about a thing that `find` makes for its owner, at a path with its id. */
export function about(find: (app: CallingApp, owner: Person) => Promise<string>, path: string): CallCase {
  return { ask: async (app, owner) => ({ path: path.replace(':id', await find(app, owner)) }) }
}

/** The needs of each call of the contract of what is outside. */
export function outsideOfCalls(): Overrides {
  return {
    feeds: emptyFeeds,
    engine: createScriptedEngine({ insights: 2, pace: async () => undefined }),
    trustProxy: ['127.0.0.1'],
    access: { adminEmails: new Set([adminEmail]) },
    destinations: {
      readwise: createReadwise({
        origin: 'https://readwise.io',
        fetch: asFetch(createReadwiseSimulator().answer),
        clock: createJumpingClock(),
      }),
    },
    identityProvider: {
      name: 'Google',
      begin: async () => ({
        url: 'https://accounts.example/',
        attempt: { state: '', nonce: '', codeVerifier: '' },
      }),
      finish: () => Promise.reject(new Error('Nobody was sent there')),
    },
  }
}

/** The owner of what a call is about: somebody new, but for the admin. */
export async function createOwner(app: CallingApp, admin: Person, kind: CallCase['owner']): Promise<Person> {
  if (kind === 'program') return await createProgram(app, await createMember(app))
  if (kind === 'operator') return { email: '', headers: {} }
  return kind === 'admin' ? admin : await createMember(app)
}
