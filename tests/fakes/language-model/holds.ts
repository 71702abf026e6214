/**
 * Languages whose answers stand still halfway until they are let go, so that a test needs no pace of its own.
 */
export type Holds = {
  hold: (language: string) => void
  release: (language: string) => void
  /** Resolves at once where answers in a language are not held, else when they are let go. */
  passed: (language: string) => Promise<void>
}

/** Holds for one simulator; none at first. */
export function createHolds(): Holds {
  const held = new Map<string, PromiseWithResolvers<void>>()
  return {
    hold(language) {
      if (!held.has(language)) held.set(language, Promise.withResolvers())
    },
    release(language) {
      held.get(language)?.resolve()
      held.delete(language)
    },
    passed: async (language) => await held.get(language)?.promise,
  }
}

/** Obeys `PUT` and `DELETE` of `/holds/<language>`; says whether the request was one of these. */
export function obeyHold(holds: Holds, method: string | undefined, path: string): boolean {
  const language = /^\/holds\/(?<language>[\w-]+)$/.exec(path)?.groups?.['language']
  if (language === undefined) return false
  if (method === 'PUT') holds.hold(language)
  else holds.release(language)
  return true
}
