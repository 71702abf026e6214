import type { Api } from '#contract/api.ts'
import type { RouteInput, RouteOutput, RouteSpec } from '#contract/route.ts'
import { api } from './api.ts'

type Key = keyof Api
/** The calls that take an `Idempotency-Key`. */
type OnceKey = { [K in Key]: Api[K] extends RouteSpec & { isIdempotent: true } ? K : never }[Key]

/** The request of a call, and the key that it is sent under. */
type Unanswered = { asked: string; onceKey: string }

const storagePrefix = 'precis.once '
const inMemory = new Map<string, Unanswered>()

/**
 * Makes a call under an `Idempotency-Key` until its answer is there. Where an answer is lost, a browser sends
 * the call again by itself, its user presses the button again, or loads the page again first: all that is
 * made once. Throws as `api` does.
 */
export async function callOnce<K extends OnceKey>(
  key: K,
  input: RouteInput<Api[K]>,
): Promise<RouteOutput<Api[K]>> {
  const asked = JSON.stringify(input)
  const before = read(key)
  const onceKey = before?.asked === asked ? before.onceKey : newId()
  write(key, { asked, onceKey })
  const answer = await api(key, input, { headers: { 'idempotency-key': onceKey } })
  write(key, null)
  return answer
}

function read(key: OnceKey): Unanswered | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storagePrefix + key) ?? 'null')
    if (isUnanswered(value)) return value
  } catch {
    // What is in memory holds until the page is loaded again.
  }
  return inMemory.get(key) ?? null
}

function write(key: OnceKey, value: Unanswered | null): void {
  if (value === null) inMemory.delete(key)
  else inMemory.set(key, value)
  try {
    if (value === null) sessionStorage.removeItem(storagePrefix + key)
    else sessionStorage.setItem(storagePrefix + key, JSON.stringify(value))
  } catch {
    // As above.
  }
}

/** A storage can hold what another version of this page wrote. */
function isUnanswered(value: unknown): value is Unanswered {
  if (typeof value !== 'object' || value === null || !('asked' in value) || !('onceKey' in value))
    return false
  return typeof value.asked === 'string' && typeof value.onceKey === 'string'
}

/** A random id. Not `randomUUID`, which a page without https lacks. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
