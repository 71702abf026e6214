import { renderAsync } from '@resvg/resvg-js'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import satori from 'satori'
import { cardFontFamily, isDrawable, readCardFonts, withoutSigns } from './card-fonts.ts'

/** The size of a card in pixels, which is what places that show a link expect. */
export const cardSize = { width: 1200, height: 630 } as const

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

/** Replaces a title in a script that the font lacks. */
export const plainTitle = 'Any video, in brief'

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
  padding: '64px 80px',
  backgroundColor: cardColours.paper,
  color: cardColours.ink,
  fontFamily: cardFontFamily,
}

let fonts: ReturnType<typeof readCardFonts> | null = null

/** Draws a card of these parts, from top to bottom, as a PNG of `cardSize`. @throws when the fonts cannot be read */
export async function renderCard(...parts: ReactNode[]): Promise<Buffer> {
  fonts ??= readCardFonts()
  const svg = await satori(box(page, ...parts), { ...cardSize, fonts: await fonts })
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
}

/** A text as far as the font has its letters; empty in other scripts. */
export function drawable(text: string): string {
  return isDrawable(text) ? withoutSigns(text) : ''
}

/** The mark with our name. */
export function brandLine(): ReactNode {
  return box(
    { alignItems: 'center' },
    box(
      { flexDirection: 'column' },
      ...bars.map((bar) => box({ ...bar, height: 11, borderRadius: 6, backgroundColor: cardColours.brand })),
    ),
    box({ marginLeft: 20, fontSize: 40, fontWeight: 600 }, 'Précis'),
  )
}

/** Text of at most so many lines; what is longer ends in an ellipsis. */
export function lines(text: string, count: number, style: CSSProperties): ReactNode {
  return element({ ...style, display: 'block', lineClamp: count }, text)
}

/** A box whose children stand beside each other, unless the style says otherwise. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return element({ display: 'flex', ...style }, children)
}

/** Written out, because the build renders the pages with React and there must be one of it in a process. */
function element(style: CSSProperties, children: ReactNode): ReactElement {
  return { type: 'div', key: null, props: { style, children } }
}
