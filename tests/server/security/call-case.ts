import type { CallingApp } from '#tests/harness.ts'
import type { Person } from './people.ts'
import type { Asked } from './purchases.ts'

/** How a call of the contract is made. */
export type CallCase = {
  /** Made again for each row of the table, about something that belongs to `owner`. */
  ask?: (app: CallingApp, owner: Person) => Promise<Asked>
  /** The statuses that say that a caller was let in, where it takes more than this to get a good answer. */
  letIn?: readonly number[]
  /** Who may make it, where that is not just anybody who is signed in. */
  owner?: 'admin' | 'operator' | 'program'
}
