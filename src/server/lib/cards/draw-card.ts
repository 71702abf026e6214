import { renderAsync } from '@resvg/resvg-js'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import satori from 'satori'
import { cardFontFamily, isDrawable, readCardFonts, withoutSigns } from './card-fonts.ts'

/** The words on a card: the title, a short line above it, a sentence or two below it. Each may be empty. */
export type CardWords = { title: string; kicker: string; text: string }

/** The size of a card in pixels, which is what places that show a link expect. */
export const cardSize = { width: 1200, height: 630 } as const

const colours = {
  paper: '#FBFAF7',
  ink: '#16181D',
  muted: '#5B616E',
  brand: '#3B82F6',
  line: '#E6E3DC',
} as const
/** Replaces a title in a script that the font lacks. */
const plainTitle = 'Any video, in brief'
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
  backgroundColor: colours.paper,
  color: colours.ink,
  fontFamily: cardFontFamily,
}

let fonts: ReturnType<typeof readCardFonts> | null = null

/**
 * Draws the picture that stands beside a shared link, as a PNG of `cardSize`: the mark, the words, in our serif on
 * paper. Long words are cut with an ellipsis; a title in a script that the font lacks gives way to our own line.
 * @throws when the fonts cannot be read
 */
export async function drawCard(words: CardWords): Promise<Buffer> {
  fonts ??= readCardFonts()
  const svg = await satori(layOut(clean(words)), { ...cardSize, fonts: await fonts })
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
}

function clean({ title, kicker, text }: CardWords): CardWords {
  return { title: drawable(title) || plainTitle, kicker: drawable(kicker), text: drawable(text) }
}

function drawable(text: string): string {
  return isDrawable(text) ? withoutSigns(text) : ''
}

function layOut({ title, kicker, text }: CardWords): ReactNode {
  return box(
    page,
    box({ alignItems: 'center' }, mark(), box({ marginLeft: 20, fontSize: 40, fontWeight: 600 }, 'Précis')),
    box(
      { flexDirection: 'column' },
      kicker !== '' && lines(kicker, 1, { fontSize: 30, color: colours.muted, marginBottom: 14 }),
      lines(title, 3, { fontSize: titleSize(title), fontWeight: 600, lineHeight: 1.12 }),
    ),
    box(
      { borderTop: `2px solid ${colours.line}`, paddingTop: 28, height: 114 },
      text !== '' && lines(text, 2, { fontSize: 30, color: colours.muted, lineHeight: 1.4 }),
    ),
  )
}

function titleSize(title: string): number {
  if (title.length > 80) return 56
  return title.length > 40 ? 68 : 84
}

function mark(): ReactNode {
  return box(
    { flexDirection: 'column' },
    ...bars.map((bar) => box({ ...bar, height: 11, borderRadius: 6, backgroundColor: colours.brand })),
  )
}

/** Text of at most so many lines; what is longer ends in an ellipsis. */
function lines(text: string, count: number, style: CSSProperties): ReactNode {
  return element({ ...style, display: 'block', lineClamp: count }, text)
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return element({ display: 'flex', ...style }, children)
}

/** Written out, because the build renders the pages with React and there must be one of it in a process. */
function element(style: CSSProperties, children: ReactNode): ReactElement {
  return { type: 'div', key: null, props: { style, children } }
}
