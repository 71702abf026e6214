/** What this browser keeps of the person who uses it, until they log out. */
const keys = ['summaryCount', 'userEmail', 'userPhone'] as const

/** The address that was typed or signed in with here; empty when there is none. */
export function storedEmail(): string {
  return read('userEmail')
}

/** Keeps the address, and the phone number where there is one. */
export function storePerson({ email, phone = null }: { email: string; phone?: string | null }): void {
  write('userEmail', email)
  if (phone !== null) write('userPhone', phone)
}

/** Counts a summary that was made here. */
export function countSummary(): void {
  const count = Number(read('summaryCount'))
  write('summaryCount', String((Number.isSafeInteger(count) && count > 0 ? count : 0) + 1))
}

/** Forgets all of it. */
export function clearStoredPerson(): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Where nothing can be stored, nothing was.
  }
}

function read(key: (typeof keys)[number]): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: (typeof keys)[number], value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage can be forbidden; the address is then asked for again.
  }
}
