import type { Node, TextNode } from '@takumi-rs/core'
import type { CSSProperties } from 'react'
import { renderer } from './card-fonts.ts'
import { isRightToLeft } from './card-text.ts'
import type { CardText } from './card-text.ts'

/** How a text is set: as wide and as high as that at most, in the first of the sizes in which it fits into so many lines. */
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
 * A text as a block, from right to left where it begins so. What fits in none of the sizes is cut behind a word by its
 * measured width, and ends in an ellipsis.
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
