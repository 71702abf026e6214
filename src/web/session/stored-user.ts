/** The keys under which this browser stores data of its user, until the logout. */
const keys = ['summaryCount', 'userEmail', 'userPhone', 'recentVideos', 'precis.unsent'] as const

/** Counts a summary that was made here. */
export function countSummary(): void {
  const count = Number(readStored('summaryCount'))
  writeStored('summaryCount', String((Number.isSafeInteger(count) && count > 0 ? count : 0) + 1))
}

/** Removes all stored data of the user. */
export function clearStoredUser(): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Where nothing can be stored, nothing was.
  }
}

/** What is stored under a key; empty when nothing is. */
function readStored(key: (typeof keys)[number]): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores a value where the browser allows it. */
function writeStored(key: (typeof keys)[number], value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage can be forbidden; the address is then asked for again.
  }
}

/**
 * The cookie that the server sets beside the session, which no script can read. Without it the page asks no call that
 * would be refused.
 */
const hintCookie = 'signed_in'

/** Whether this browser may be signed in. */
export function isPerhapsSignedIn(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie === `${hintCookie}=1`)
}

/** Removes the cookie after the server answered that no user is signed in. */
export function forgetSignInHint(): void {
  document.cookie = `${hintCookie}=; path=/; max-age=0`
}

/** The email address that was typed or signed in with here; empty when there is none. */
export function storedEmail(): string {
  return readStored('userEmail')
}

/** Stores the email address, and the phone number where there is one. */
export function storeUser({ email, phone = null }: { email: string; phone?: string | null }): void {
  writeStored('userEmail', email)
  if (phone !== null) writeStored('userPhone', phone)
}
