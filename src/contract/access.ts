/** An answer or the status of a refusal, as a caller gets it who is not the owner of what a call is about. */
export type Outcome = 'answer' | 400 | 401 | 403 | 404 | 410

/** The outcome for each kind of caller. A held device is the fourth of an account; three may be active. */
export type Outcomes = Readonly<{ signedOut: Outcome; stranger: Outcome; held: Outcome; key: Outcome }>

type Role = Readonly<{ who: string } & Omit<Outcomes, 'key'>>

/** The roles of callers. A test makes every call as each kind of caller (`tests/server/security/`). */
export const roles = {
  everybody: { who: 'anybody', signedOut: 'answer', stranger: 'answer', held: 'answer' },
  anybody: { who: 'anybody', signedOut: 'answer', stranger: 'answer', held: 403 },
  link: {
    who: 'every caller with the address, which cannot be guessed',
    signedOut: 'answer',
    stranger: 'answer',
    held: 'answer',
  },
  account: { who: 'signed in, their own', signedOut: 401, stranger: 'answer', held: 403 },
  /** The owner of what only accounts have. */
  owner: { who: 'its owner, signed in', signedOut: 401, stranger: 404, held: 403 },
  /** The owner of what visitors have as well. */
  holder: { who: 'its owner', signedOut: 404, stranger: 404, held: 403 },
  reader: {
    who: "anybody for a video's; its owner for a pasted one",
    signedOut: 404,
    stranger: 404,
    held: 403,
  },
  /** The address that the call names. */
  address: { who: 'a known email, for itself', signedOut: 401, stranger: 403, held: 403 },
  admin: { who: 'admin', signedOut: 404, stranger: 404, held: 403 },
} as const satisfies Readonly<Record<string, Role>>

/** The role that a call asks for, with its own sentence or outcome where those of the role do not hold. */
export type Access =
  | keyof typeof roles
  | Readonly<{ role: keyof typeof roles; who?: string } & Partial<Outcomes>>

/**
 * The access to a call: who may make it, and what the others get. A call of the API without a permission for
 * keys refuses them.
 */
export function readAccess(
  key: string,
  { access, scope }: { access: Access; scope?: string },
): Outcomes & { who: string } {
  const { role, ...own } = typeof access === 'string' ? { role: access } : access
  const given = { ...roles[role], ...own }
  return { key: scope === undefined && key.includes(' /api/') ? 403 : given.stranger, ...given }
}

/**
 * The maximum calls in a window that starts with the first of them. `detail` is the sentence of a refusal, to
 * which the time to wait is added.
 */
export type CallLimit = Readonly<{ limit: number; windowSeconds: number; detail: string }>

/** Limit of so many calls a minute. */
export function perMinute(limit: number, detail: string): CallLimit {
  return { limit, windowSeconds: 60, detail }
}

/** Limit of so many calls in ten minutes. */
export function perTenMinutes(limit: number, detail: string): CallLimit {
  return { limit, windowSeconds: 600, detail }
}

/** Limit of so many calls an hour. */
export function perHour(limit: number, detail: string): CallLimit {
  return { limit, windowSeconds: 3600, detail }
}

/** Limit of so many calls a day. */
export function perDay(limit: number, detail: string): CallLimit {
  return { limit, windowSeconds: 86_400, detail }
}
