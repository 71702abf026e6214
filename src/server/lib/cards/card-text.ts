import { readFonts } from './card-fonts.ts'

const marks = /["“”„«»]/gu

/**
 * A text without the marks that captions leave in it: the arrows and dashes before another speaker, and quotation marks of which the
 * other one is not there.
 */
export function withoutStrayMarks(text: string): string {
  const clean = text
    .replace(/>{2,}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:[-–—•] )+/u, '')
  const stray = findStray(clean)
  return clean.replace(marks, (mark, at: number) => (stray.has(at) ? '' : mark)).trim()
}

/** The positions of the quotation marks that open nothing and close nothing. One behind a number may be inches, and is none. */
function findStray(text: string): Set<number> {
  const stray = new Set<number>()
  let opened: number | null = null
  for (const { index, 0: mark } of text.matchAll(marks)) {
    if (opensQuote(mark, text.slice(0, index), text.slice(index + 1))) {
      if (opened !== null) stray.add(opened)
      opened = index
    } else if (opened === null) {
      if (!/\d$/u.test(text.slice(0, index))) stray.add(index)
    } else opened = null
  }
  if (opened !== null) stray.add(opened)
  return stray
}

/** A mark behind a blank opens and one behind a word closes; of one with blanks on both sides, as in French, its shape says which. */
function opensQuote(mark: string, before: string, after: string): boolean {
  if (!/(?:^|[\s([–—])$/u.test(before)) return false
  return /^\S/u.test(after) || !(mark === '»' || mark === '”')
}

/**
 * What was said, to stand between our own quotation marks: those around it are gone and those within are single ones, and so is what
 * punctuation a cut sentence begins and ends with.
 */
export function bareQuote(quote: string): string {
  const clean = withoutStrayMarks(quote)
  const count = clean.match(marks)?.length ?? 0
  if (count % 2 === 1) return clean
  const isWrapped = count === 2 && /^["“„«].*["“”»]$/u.test(clean)
  let isOpen = false
  return (isWrapped ? clean.slice(1, -1) : clean)
    .replace(marks, () => {
      isOpen = !isOpen
      return isOpen ? '‘' : '’'
    })
    .replace(/^[\s,;:.]+(?=\p{L})|[\s,;:–—-]+$/gu, '')
}

/** A text as it stands on a card, with the fonts for it. `null` in its place is a text that cannot be drawn. */
export type CardText = { text: string; language: string; families: readonly string[] }

/**
 * A text as far as fonts of ours draw it: without signs, such as pictures and arrows; `null` where it has characters of words
 * that none has, and where nothing is left.
 * @throws when a font cannot be read
 */
export async function toCardText(raw: string, languageTag: string): Promise<CardText | null> {
  const text = withoutSigns(raw)
  // Of a tag by others, no more than what says how characters look and where words end.
  const [language] = /^[a-z]{2,3}\b(?:-[A-Z][a-z]{3}\b)?(?:-[A-Z]{2}\b)?/.exec(languageTag) ?? ['und']
  const { families, missing } = await readFonts(text, language)
  const lacked = [...missing]
  if (lacked.some((each) => /[\p{L}\p{M}\p{N}]/u.test(each))) return null
  const drawn = tidy(text.replaceAll(/./gsu, (each) => (missing.has(each) ? ' ' : each)))
  return drawn === '' ? null : { text: drawn, language, families }
}

/** A text without the signs that no font of ours has. Characters of fancy alphabets become plain ones. */
function withoutSigns(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\u{1D400}-\u{1D7FF}]+/gu, (fancy) => fancy.normalize('NFKC'))
    .replaceAll(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Co}\p{Cc}\u20E3\uFE0F]/gu,
      ' ',
    )
    .replaceAll(/[\u2190-\u2BFF]/gu, ' ')
  // Of what has no shape of its own, only what joins characters and what keeps them apart is part of a spelling.
  return tidy(plain.replaceAll(/(?<![\p{L}\p{M}])[\u200C\u200D]|[^\P{Cf}\u200C\u200D]/gu, ''))
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}

/** Whether a text begins in a script that is written from right to left. */
export function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first)
}
