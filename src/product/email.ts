/** An address in its normal form: text, @, text, dot, text. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** The faults of a typed address. */
export type EmailProblem = 'missing' | 'invalid'

/** The fault of a typed address; `null` when there is none. */
export function emailProblem(typed: string): EmailProblem | null {
  const email = normalizeEmail(typed)
  if (email === '') return 'missing'
  return emailPattern.test(email) ? null : 'invalid'
}

/** Marks that nobody sees, such as the zero-width ones of copied text. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The marks of a text around an address: the name in front of it, and what encloses it. */
const around = /^[^<>]*<([^<>]*)>$|^["'“‘«„([<](.*)["'”’»“)\]>]$/su
const marksBehind = /[\s,;.。]/u

/**
 * One spelling for all ways to write the same address: without `mailto:`, the name and the marks around it,
 * and what nobody sees; in lower case and in ordinary letters for full-width ones, its domain as the DNS has
 * it, in ASCII.
 */
export function normalizeEmail(typed: string): string {
  let address = fold(fold(typed))
  for (let before = ''; before !== address;) {
    before = address
    address = withoutMarksBehind(address.trim()).replace(around, '$1$2')
    if (address.startsWith('mailto:')) address = address.slice(7).replace(/\?.*$/s, '').replaceAll('%40', '@')
  }
  const at = address.lastIndexOf('@')
  return at === -1 ? address : address.slice(0, at + 1) + normalizeDomain(address.slice(at + 1))
}

/**
 * The part of an address before its domain is in its normal form but for capitals: letters that only look the
 * same, or are the same once they are lowered, may be of another mailbox.
 */
export function isSpelledOut(given: string): boolean {
  const [name, normal] = [given.trim(), normalizeEmail(given)].map((text) =>
    text.slice(0, text.lastIndexOf('@')),
  )
  return name?.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) === normal
}

function withoutMarksBehind(text: string): string {
  let end = text.length
  while (end > 0 && marksBehind.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Once is not enough: what is lowered or put together may be composed again. */
function fold(text: string): string {
  return text.normalize('NFKC').replace(unseen, '').toLowerCase().normalize('NFKC')
}

/** Two spellings are the same address. */
export function isSameAddress(one: string, other: string): boolean {
  return normalizeEmail(one) === normalizeEmail(other)
}

function normalizeDomain(domain: string): string {
  const isInternational = /[^\0-\x7f]/.test(domain) && /^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)
  const address = `http://${domain}/`
  const ascii = isInternational && URL.canParse(address) ? new URL(address).hostname : domain
  return ascii.replace(/[.\s]+$/, '')
}

/**
 * The mailbox behind an address, however it is spelt: without a `+tag`, and at Gmail without dots. Only for
 * telling mailboxes apart; mail goes to the address itself.
 */
export function canonicalMailbox(typed: string): string {
  const email = normalizeEmail(typed)
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*$/, '')
  const host = email.slice(at + 1)
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
