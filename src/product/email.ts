/** An address as the forms take it: text, @, text, dot, text. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with a typed address, in words for them; `null` when nothing is. */
export function emailError(typed: string): string | null {
  const email = typed.trim()
  if (email === '') return 'Email is required'
  return emailPattern.test(email) ? null : 'Please enter a valid email address'
}

/** One spelling for all ways to write the same address. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/**
 * The mailbox behind an address in lower case, however it is spelt: without a `+tag`, and at Gmail without dots. Only for
 * telling mailboxes apart; mail goes to the address itself.
 */
export function canonicalMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*$/, '')
  const host = email.slice(at + 1)
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
