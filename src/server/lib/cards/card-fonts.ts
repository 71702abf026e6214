import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SatoriOptions } from 'satori'

/** The parts that the serif comes in, the commonest first; what one lacks is looked for in the next. */
const parts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'] as const
const weights = [400, 600] as const
const folder = path.dirname(
  fileURLToPath(import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff')),
)

/** The family of a card, with the parts of the font in the order in which they are asked. */
export const cardFontFamily = parts.join(', ')

/** Reads the serif of the pages for drawing. It has Latin, Greek and Cyrillic letters. */
export async function readCardFonts(): Promise<SatoriOptions['fonts']> {
  return await Promise.all(
    parts.flatMap((name) =>
      weights.map(async (weight) => ({
        name,
        weight,
        style: 'normal' as const,
        data: await readFile(path.join(folder, `source-serif-4-${name}-${weight}-normal.woff`)),
      })),
    ),
  )
}

/** Whether the font of the cards has the letters of a text. */
export function isDrawable(text: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u.test(
    text,
  )
}

/** A text without the signs that no font of ours has, such as pictures and arrows. */
export function withoutSigns(text: string): string {
  return text
    .replace(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Co}\p{Cc}\p{Cf}\u20E3\uFE0F]/gu,
      ' ',
    )
    .replace(/[\u2190-\u2BFF\u3000-\uFAFF\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
