import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import satori from 'satori'
import type { SatoriOptions } from 'satori'

/** The parts that the serif comes in, the commonest first; what one lacks is looked for in the next. */
const serifParts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'] as const
const weights = [400, 600] as const
const folder = path.dirname(
  fileURLToPath(import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff')),
)

/** The family of a card, with the parts of the font in the order in which they are asked. */
const cardFontFamily = serifParts.join(', ')

/** Reads the serif of the pages for drawing. It has glyphs for Latin, Greek and Cyrillic. */
async function readCardFonts(): Promise<SatoriOptions['fonts']> {
  return await Promise.all(
    serifParts.flatMap((name) =>
      weights.map(async (weight) => ({
        name,
        weight,
        style: 'normal' as const,
        data: await readFile(path.join(folder, `source-serif-4-${name}-${weight}-normal.woff`)),
      })),
    ),
  )
}

/** Whether the font of the cards has the glyphs of a text. */
function isDrawable(text: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u.test(
    text,
  )
}

/** A text without the signs that no font of ours has, such as pictures and arrows. */
function withoutSigns(text: string): string {
  return text
    .replace(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Co}\p{Cc}\p{Cf}\u20E3\uFE0F]/gu,
      ' ',
    )
    .replace(/[\u2190-\u2BFF\u3000-\uFAFF\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

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

/** A text as far as the font has its glyphs; empty in other scripts. */
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
