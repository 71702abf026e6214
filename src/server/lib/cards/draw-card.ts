import type { CSSProperties, ReactNode } from 'react'
import type { CheckState } from '#contract/evidence.ts'
import {
  box,
  brandLine,
  cardColours,
  drawable,
  lines,
  plainTitle,
  renderCard,
  cardSize,
} from './card-parts.ts'

/** The words on a card: the title, a short line above it, a sentence or two below it. Each may be empty. */
export type CardWords = { title: string; kicker: string; text: string }

/**
 * Draws the picture that stands beside a shared link, as a PNG of `cardSize`: the mark, the words, in our serif on
 * paper. Long words are cut with an ellipsis; a title in a script that the font lacks gives way to our own line.
 * @throws when the fonts cannot be read
 */
export async function drawCard(words: CardWords): Promise<Buffer> {
  const title = drawable(words.title) || plainTitle
  const kicker = drawable(words.kicker)
  const text = drawable(words.text)
  return await renderCard(
    brandLine(),
    box(
      { flexDirection: 'column' },
      kicker !== '' && lines(kicker, 1, { fontSize: 30, color: cardColours.muted, marginBottom: 14 }),
      lines(title, 3, { fontSize: titleSize(title), fontWeight: 600, lineHeight: 1.12 }),
    ),
    box(
      { borderTop: `2px solid ${cardColours.line}`, paddingTop: 28, height: 114 },
      text !== '' && lines(text, 2, { fontSize: 30, color: cardColours.muted, lineHeight: 1.4 }),
    ),
  )
}

function titleSize(title: string): number {
  if (title.length > 80) return 56
  return title.length > 40 ? 68 : 84
}

/** What stands on the card of a shared line; `note` is its state in words. */
export type MomentCard = {
  /** What the speaker said, word for word; empty where the text was not said so. */
  quote: string
  /** The line, shown where there is no quote, without quotation marks. */
  text: string
  source: string
  state: CheckState
  note: string
  /** Where in the video it is said; `null` where that is not known. */
  second: number | null
  durationSeconds: number | null
  chapterStarts: readonly number[]
}

const map = { width: cardSize.width - 160, height: 24, gap: 4, dot: 24 } as const

const stateColours: Record<CheckState, string> = {
  verified: cardColours.good,
  'words-found': cardColours.muted,
  differs: cardColours.warn,
  'not-found': cardColours.warn,
  quoted: cardColours.muted,
  checking: cardColours.muted,
}

/**
 * Draws the picture beside the link to a shared line, as a PNG of `cardSize`: the line large, its state, who says it,
 * and a map of the video with one dot. A line in a script that the font lacks gives way to our own.
 * @throws when the fonts cannot be read
 */
export async function drawMomentCard(card: MomentCard): Promise<Buffer> {
  const quote = drawable(card.quote)
  const text = quote === '' ? drawable(card.text) || plainTitle : `“${quote}”`
  const source = drawable(card.source)
  return await renderCard(
    brandLine(),
    lines(text, text.length > 160 ? 6 : 5, {
      fontSize: quoteSize(text),
      fontWeight: 600,
      lineHeight: 1.2,
      maxHeight: 330,
    }),
    box(
      { flexDirection: 'column' },
      box(
        { alignItems: 'center', fontSize: 28, marginBottom: 20 },
        stateDot(card.state),
        box({ marginLeft: 14, fontWeight: 600, color: stateColours[card.state] }, card.note),
        source !== '' && lines(source, 1, { marginLeft: 24, color: cardColours.muted, maxWidth: 560 }),
      ),
      drawMap(card),
    ),
  )
}

function quoteSize(text: string): number {
  if (text.length > 220) return 40
  if (text.length > 130) return 46
  return text.length > 70 ? 56 : 72
}

/** A full dot, a ring with a tick, or a ring: the states differ in shape as well as in colour, and the note says them. */
function stateDot(state: CheckState): ReactNode {
  const colour = stateColours[state]
  const ring: CSSProperties = {
    boxSizing: 'border-box',
    width: 28,
    height: 28,
    borderRadius: 14,
    border: `3px solid ${colour}`,
    alignItems: 'center',
    justifyContent: 'center',
  }
  if (state === 'verified') return box({ ...ring, backgroundColor: colour })
  return box(ring, state === 'words-found' && box({ ...tick, borderColor: colour }))
}

/** Two sides of a small box that stands on its corner. */
const tick: CSSProperties = {
  width: 7,
  height: 13,
  marginBottom: 4,
  borderStyle: 'solid',
  borderWidth: '0 3px 3px 0',
  transform: 'rotate(45deg)',
}

/** The video to scale with its chapters, and one dot where the line is said; nothing where its length is not known. */
function drawMap({ state, second, durationSeconds, chapterStarts }: MomentCard): ReactNode {
  if (durationSeconds === null || durationSeconds <= 0) return box({ height: map.height })
  const inside = chapterStarts.filter((start) => start > 0 && start < durationSeconds)
  const starts = [0, ...inside]
  return box(
    { position: 'relative', width: map.width, height: map.height, alignItems: 'center' },
    ...starts.map((start, nth) => {
      const end = starts[nth + 1] ?? durationSeconds
      const width = Math.max(2, ((end - start) / durationSeconds) * map.width - map.gap)
      return box({
        width,
        height: 8,
        marginRight: map.gap,
        borderRadius: 4,
        backgroundColor: cardColours.line,
      })
    }),
    second !== null &&
      box({
        position: 'absolute',
        left: Math.min(1, second / durationSeconds) * (map.width - map.dot),
        width: map.dot,
        height: map.dot,
        borderRadius: map.dot / 2,
        boxShadow: `0 0 0 4px ${cardColours.paper}`,
        backgroundColor: stateColours[state],
      }),
  )
}
