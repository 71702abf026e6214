import type { ContainerNode, Node } from '@takumi-rs/core'
import type { CSSProperties } from 'react'
import { renderer } from './card-fonts.ts'
import { toCardText } from './card-text.ts'
import type { CardText } from './card-text.ts'
import { setText } from './set-text.ts'

/** The size of a card in pixels, which is what places that show a link expect. */
export const cardSize = { width: 1200, height: 630 } as const
const margin = { top: 64, side: 80 } as const
/** How wide a text may be. */
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

/** Draws a card of these parts, from top to bottom, as a PNG of `cardSize`. @throws when it cannot be drawn */
export async function renderCard({ direction }: CardLanguage, ...parts: CardPart[]): Promise<Buffer> {
  return await renderer.render(box({ ...page, direction }, ...parts), { ...cardSize, format: 'png' })
}

/** Stands where a title cannot be drawn. @throws when the fonts cannot be read */
export async function ownTitle({ motto, tag }: CardLanguage): Promise<CardText> {
  return (await toCardText(motto, tag)) ?? { text: motto, language: tag, families: [] }
}

/** What stands in a box; `null` and `false` are nothing. */
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
