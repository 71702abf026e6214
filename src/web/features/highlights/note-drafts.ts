const prefix = 'precis.note.'

/**
 * A note that was written and not saved; `null` where there is none. It is in the storage of the tab, which
 * logging out empties.
 */
export function readNoteDraft(historyId: string, line: string): string | null {
  try {
    return sessionStorage.getItem(`${prefix}${historyId}.${line}`)
  } catch {
    return null
  }
}

/** Stores what is written; `null` forgets it. */
export function storeNoteDraft(historyId: string, line: string, text: string | null): void {
  try {
    const key = `${prefix}${historyId}.${line}`
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without storage the form holds it as long as it is open.
  }
}
