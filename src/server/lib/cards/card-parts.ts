import type { ContainerNode, Node } from '@takumi-rs/core'
import type { CSSProperties } from 'react'
import type { CheckState } from '#contract/evidence.ts'
import { renderer } from './card-fonts.ts'
import { toCardText, setText } from './card-text.ts'
import type { CardText } from './card-text.ts'

/** The size of a card in pixels, which is what places that show a link expect. */
export const cardSize = { width: 1200, height: 630 } as const
const margin = { top: 64, side: 80 } as const
/** The greatest width of a text. */
export const textWidth = cardSize.width - 2 * margin.side

/** The colours of the pages in the light scheme. */
export const cardColours = {
  paper: '#FBFAF7',
  ink: '#16181D',
  muted: '#5B616E',
  brand: '#3B82F6',
  line: '#E6E3DC',
  good: '#15803D',
  warn: '#B45309',
} as const

/** The language that a card itself speaks, whatever the words of the video are in. */
export type CardLanguage = {
  tag: string
  /** Its parts stand in this direction. */
  direction: 'ltr' | 'rtl'
  /** Replaces a title in a script that the fonts lack. */
  motto: string
}

const bars = [
  { width: 48, marginTop: 0 },
  { width: 35, marginTop: 6 },
  { width: 19, marginTop: 6 },
] as const

const page: CSSProperties = {
  width: '100%',
  height: '100%',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  padding: `${margin.top}px ${margin.side}px`,
  backgroundColor: cardColours.paper,
  color: cardColours.ink,
}

/**
 * Draws a card of these parts, from top to bottom, as a PNG of `cardSize`.
 * @throws when it cannot be drawn
 */
export async function renderCard({ direction }: CardLanguage, ...parts: CardPart[]): Promise<Buffer> {
  return await renderer.render(box({ ...page, direction }, ...parts), { ...cardSize, format: 'png' })
}

/** Stands where a title cannot be drawn. @throws when the fonts cannot be read */
export async function ownTitle({ motto, tag }: CardLanguage): Promise<CardText> {
  return (await toCardText(motto, tag)) ?? { text: motto, language: tag, families: [] }
}

/** The content of a box; `null` and `false` are nothing. */
export type CardPart = Node | null | false

/** The mark with our name. */
export async function brandLine(): Promise<Node> {
  return box(
    { alignItems: 'center' },
    box(
      { flexDirection: 'column' },
      ...bars.map((bar) => box({ ...bar, height: 11, borderRadius: 6, backgroundColor: cardColours.brand })),
    ),
    box({ width: 20 }),
    await lineOf('Précis', 'fr', { fontSize: 40, fontWeight: 600 }),
  )
}

/** One line of a text, cut where it is wider; `null` for a text that cannot be drawn. */
export async function lineOf(
  raw: string,
  language: string,
  { fontSize, maxWidth = textWidth, ...style }: CSSProperties & { fontSize: number; maxWidth?: number },
): Promise<Node | null> {
  const text = await toCardText(raw, language)
  const setting = { width: maxWidth, height: 0, sizes: [{ fontSize, lines: 1 }], lineHeight: 1.3, style }
  return text === null ? null : await setText(text, setting)
}

/** A box whose parts stand beside each other, unless the style says otherwise. */
export function box(style: CSSProperties, ...parts: CardPart[]): ContainerNode {
  return {
    type: 'container',
    style: { display: 'flex', ...style },
    children: parts.filter((part) => part !== null && part !== false),
  }
}

const map = { width: cardSize.width - 160, height: 24, gap: 4, dot: 24 } as const

/** The colour of each state of a line. */
export const stateColours: Record<CheckState, string> = {
  verified: cardColours.good,
  'words-found': cardColours.muted,
  differs: cardColours.warn,
  'not-found': cardColours.warn,
  quoted: cardColours.muted,
  checking: cardColours.muted,
}

/** A disc with a tick, a small point, or a ring: the states differ in shape as well as in colour. */
export function stateDot(state: CheckState): Node {
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
  if (state === 'verified') return box({ ...ring, backgroundColor: colour }, box(tick))
  const isQuiet = state === 'words-found' || state === 'quoted'
  return isQuiet
    ? box({ ...ring, width: 16, height: 16, borderRadius: 8, backgroundColor: colour })
    : box(ring)
}

/** Two sides of a small box that stands on its corner. */
const tick: CSSProperties = {
  width: 7,
  height: 13,
  marginBottom: 4,
  borderColor: cardColours.paper,
  borderStyle: 'solid',
  borderWidth: '0 3px 3px 0',
  transform: 'rotate(45deg)',
}

/** A line on the map: where it is said, `null` where that is not known, and its state. */
export type MapDot = { second: number | null; state: CheckState }

type MapOf = { durationSeconds: number | null; chapterStarts: readonly number[]; dots: readonly MapDot[] }

/** The video to scale with its chapters and a dot for each line; nothing without its length. */
export function drawMap({ durationSeconds, chapterStarts, dots }: MapOf): Node {
  if (durationSeconds === null || durationSeconds <= 0) return box({ height: map.height })
  const inside = chapterStarts.filter((start) => start > 0 && start < durationSeconds)
  const starts = [0, ...inside]
  return box(
    // Time runs from left to right in every language.
    { position: 'relative', width: map.width, height: map.height, alignItems: 'center', direction: 'ltr' },
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
    ...dots.flatMap(({ second, state }) =>
      second === null ? [] : [mapDot(state, Math.min(1, second / durationSeconds))],
    ),
  )
}

/** The dot of a line on the map; a ring for one that differs, so that it needs no colours. */
function mapDot(state: CheckState, share: number): Node {
  const isFlagged = state === 'differs' || state === 'not-found'
  return box({
    position: 'absolute',
    left: share * (map.width - map.dot),
    width: map.dot,
    height: map.dot,
    borderRadius: map.dot / 2,
    boxSizing: 'border-box',
    border: `4px solid ${stateColours[state]}`,
    boxShadow: `0 0 0 4px ${cardColours.paper}`,
    backgroundColor: isFlagged ? cardColours.paper : stateColours[state],
  })
}
