import type { CheckState } from '#contract/evidence.ts'
import { drawMap, stateColours, stateDot } from './card-map.ts'
import { box, brandLine, cardColours, drawable, lines, plainTitle, renderCard } from './card-parts.ts'
import { bareQuote } from './stray-marks.ts'

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

/**
 * Draws the picture beside the link to a shared line, as a PNG of `cardSize`: the line large, its state, who says it,
 * and a map of the video with one dot. A line in a script that the font lacks gives way to our own.
 * @throws when the fonts cannot be read
 */
export async function drawMomentCard(card: MomentCard): Promise<Buffer> {
  const quote = drawable(bareQuote(card.quote))
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
      drawMap({ ...card, dots: [card] }),
    ),
  )
}

function quoteSize(text: string): number {
  if (text.length > 220) return 40
  if (text.length > 130) return 46
  return text.length > 70 ? 56 : 72
}
