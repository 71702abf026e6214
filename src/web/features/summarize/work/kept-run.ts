import type { Order } from './summarizer-state.ts'

/** A run that this tab waits for, so that a reload goes on with it. */
export type KeptRun = {
  runId: string
  order: Exclude<Order, { kind: 'transcribe' }>
  /** The page that it was asked for on, and goes on at. */
  path: string
}

const key = 'precis.run'

/** Remembers the run of this tab; `null` forgets it. */
export function keepRun(run: KeptRun | null): void {
  try {
    if (run === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(run))
  } catch {
    // A browser that stores nothing has only no reload to go on from.
  }
}

/** The run that this page of this tab waited for before it was loaded anew. */
export function readKeptRun(): KeptRun | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isKeptRun(value) && value.path === location.pathname ? value : null
  } catch {
    return null
  }
}

/** Only `keepRun` of this very version writes under the key, and a tab does not outlive many. */
function isKeptRun(value: unknown): value is KeptRun {
  return (
    typeof value === 'object' && value !== null && 'runId' in value && 'order' in value && 'path' in value
  )
}
