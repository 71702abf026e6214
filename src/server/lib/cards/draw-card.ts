import { box, brandLine, cardColours, drawable, lines, plainTitle, renderCard } from './card-parts.ts'

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
