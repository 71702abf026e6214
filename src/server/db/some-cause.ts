/** Deepest chain of causes that is followed; Drizzle adds one. */
const maxCauses = 5

/** Whether the error, or one that it was caused by, is of the kind that `isIt` knows. */
export function someCause(error: unknown, isIt: (cause: Error) => boolean): boolean {
  let current = error
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth++) {
    if (isIt(current)) return true
    current = current.cause
  }
  return false
}
