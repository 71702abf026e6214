import type { Node, TextNode } from '@takumi-rs/core'
import type { CSSProperties } from 'react'
import { readFonts, renderer } from './card-fonts.ts'

const marks = /["“”„«»]/gu

/**
 * A text without the marks that captions leave in it: the arrows and dashes before another speaker, and
 * quotation marks of which the other one is not there.
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

/** The positions of unmatched quotation marks. One behind a number may be inches, and is none. */
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

/**
 * A mark behind a blank opens and one behind a word closes; of one with blanks on both sides, as in French,
 * its shape says which.
 */
function opensQuote(mark: string, before: string, after: string): boolean {
  if (!/(?:^|[\s([–—])$/u.test(before)) return false
  return /^\S/u.test(after) || !(mark === '»' || mark === '”')
}

/**
 * The words of a quote, to stand between our own quotation marks: those around it are gone and those within
 * are single ones, and so is the punctuation that a cut sentence begins and ends with.
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

/** A text on a card, with the fonts for it. `null` is a text that cannot be drawn. */
export type CardText = { text: string; language: string; families: readonly string[] }

/**
 * A text as far as fonts of ours draw it: without signs, such as pictures and arrows; `null` where it has
 * characters of words that none has, and where nothing is left.
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
  // Of what has no shape of its own, only what joins characters and what keeps them apart is part of a
  // spelling.
  return tidy(plain.replaceAll(/(?<![\p{L}\p{M}])[\u200C\u200D]|[^\P{Cf}\u200C\u200D]/gu, ''))
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}

/** A text begins in a script that is written from right to left. */
function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first)
}

/** The setting of a text: its greatest width and height, in the first fitting size. */
type Setting = {
  width: number
  height: number
  sizes: readonly Size[]
  lineHeight: number
  style?: CSSProperties
}

type Size = { fontSize: number; lines: number }

/** Scripts with signs above and below the line, so that lines would touch. */
const tall =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}]/u
const tallLines = 1.14

/**
 * A text as a block, from right to left where it begins so. What fits in none of the sizes is cut behind a
 * word by its measured width, and ends in an ellipsis.
 */
export async function setText(text: CardText, setting: Setting): Promise<Node> {
  for (const size of setting.sizes)
    if (await fits(text, setting, size)) return block(text, setting, size.fontSize)
  const last = setting.sizes.at(-1)
  if (last === undefined) throw new Error('A text has no size')
  const cut = await cutText(text, async (shorter) => await fits(shorter, setting, last))
  return block(cut, setting, last.fontSize)
}

/** The longest beginning that fits with its ellipsis; where not even one word does, it ends within that. */
async function cutText(
  text: CardText,
  isFitting: (shorter: CardText) => Promise<boolean>,
): Promise<CardText> {
  const shortened = (end: number) => ({ ...text, text: `${text.text.slice(0, end)}…` })
  for (const granularity of ['word', 'grapheme'] as const) {
    const ends = endsOf(text, granularity)
    let [fitting, above] = [-1, ends.length]
    while (above - fitting > 1) {
      const middle = (fitting + above) >> 1
      if (await isFitting(shortened(ends[middle] ?? 0))) fitting = middle
      else above = middle
    }
    if (fitting >= 0) return shortened(ends[fitting] ?? 0)
  }
  return shortened(0)
}

function endsOf({ text, language }: CardText, granularity: 'word' | 'grapheme'): number[] {
  const segments = new Intl.Segmenter(language, { granularity }).segment(text)
  return [...segments].flatMap(({ index, segment, isWordLike }) =>
    isWordLike === false ? [] : [index + segment.length],
  )
}

async function fits(text: CardText, setting: Setting, { fontSize, lines }: Size): Promise<boolean> {
  const node = block(text, setting, fontSize)
  const line = fontSize * lineHeightOf(text, setting)
  const most = Math.max(1, Math.min(lines, Math.floor(setting.height / line)))
  const { width } = setting
  const { height } = await renderer.measure(
    { type: 'container', style: { display: 'flex', flexDirection: 'column', width }, children: [node] },
    { width },
  )
  return height < (most + 0.5) * line
}

function block(text: CardText, setting: Setting, fontSize: number): TextNode {
  return {
    type: 'text',
    text: withBreaks(text),
    lang: text.language,
    style: {
      ...setting.style,
      maxWidth: setting.width,
      direction: isRightToLeft(text.text) ? 'rtl' : 'ltr',
      fontFamily: text.families.join(', '),
      fontSize,
      lineHeight: lineHeightOf(text, setting),
      overflowWrap: 'anywhere',
      wordBreak: /\p{Script=Hangul}/u.test(text.text) ? 'keep-all' : 'normal',
    },
  }
}

/** Thai has no blanks between its words: a line may end where one that has no width stands instead. */
function withBreaks({ text, language }: CardText): string {
  if (!/\p{Script=Thai}/u.test(text)) return text
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  return words.map(({ segment }) => segment).join('\u200B')
}

function lineHeightOf({ text }: CardText, { lineHeight }: Setting): number {
  return tall.test(text) ? lineHeight * tallLines : lineHeight
}
