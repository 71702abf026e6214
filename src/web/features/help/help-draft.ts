/** What is written into the form for help. */
export type HelpFields = { email: string; helpTopic: string }

const emptyDraft: HelpFields = { email: '', helpTopic: '' }

const key = 'precis.help'

/**
 * What was written and not sent yet. It is in the storage of the tab because a sign-in takes the place of the form, or
 * leads to another site and back; logging out empties that storage.
 */
export function readDraft(): HelpFields {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(value) ? value : emptyDraft
  } catch {
    return emptyDraft
  }
}

/** Stores what is written; `null` forgets it. */
export function storeDraft(fields: HelpFields | null): void {
  try {
    if (fields === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(fields))
  } catch {
    // Without storage the form holds it as long as it is open.
  }
}

/** Only this file writes under the key. */
function isDraft(value: unknown): value is HelpFields {
  return typeof value === 'object' && value !== null && 'email' in value && 'helpTopic' in value
}
