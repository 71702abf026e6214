/** The English names of languages, as Whisper writes them, with their codes. */
const codes = new Map<string, string>()

function codeOf(name: string): string | null {
  if (codes.size === 0) {
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const known = names.of(code)?.toLowerCase()
      if (known !== undefined && !codes.has(known)) codes.set(known, code)
    }
  }
  return codes.get(name) ?? null
}

/** The BCP 47 tag of a language that a recognizer names by its tag or in English; `null` for any other. */
export function languageTag(name: string | null): string | null {
  const written = name?.trim().toLowerCase() ?? ''
  if (/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,2}$/.test(written)) return written.replaceAll('_', '-')
  return codeOf(written)
}
