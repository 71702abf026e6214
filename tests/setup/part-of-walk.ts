import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Tells whether walks go along all of what they walk, as in the long run. */
    everyWay: boolean
  }
}

/**
 * All of a list in the long run; else each that stands `every` after another, so that all parts of the list
 * are met.
 */
export function partOf<T>(all: readonly T[], every: number): readonly T[] {
  return inject('everyWay') ? all : all.filter((_one, at) => at % every === 0)
}

/** The number of random inputs that a search tries: all in the long run, else a fifth. */
export function partOfRuns(all: number): number {
  return inject('everyWay') ? all : Math.ceil(all / 5)
}
