/** An address as the forms take it: text, @, text, dot, text. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** One spelling for all ways to write the same address. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase()
}
