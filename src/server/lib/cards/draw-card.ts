import type { CheckState } from '#contract/evidence.ts'
import {
  drawMap,
  stateColours,
  stateDot,
  box,
  brandLine,
  cardColours,
  lineOf,
  ownTitle,
  renderCard,
  textWidth,
} from './card-parts.ts'
import type { MapDot, CardLanguage } from './card-parts.ts'
import { toCardText, bareQuote, withoutStrayMarks, setText } from './card-text.ts'
import type { CardText } from './card-text.ts'

/** The words on a card: the title, a short line above it, a sentence or two below it. Each may be empty. */
export type CardWords = { title: string; kicker: string; text: string }

/**
 * Draws the picture that stands beside a shared link, as a PNG of `cardSize`: the mark, the words, in our
 * serif on paper. Long words are cut with an ellipsis; a title in a script that the fonts lack gives way to
 * our motto.
 * @throws when the fonts cannot be read
 */
export async function drawCard(words: CardWords, language: CardLanguage): Promise<Buffer> {
  const title = (await toCardText(words.title, language.tag)) ?? (await ownTitle(language))
  const text = await toCardText(words.text, language.tag)
  return await renderCard(
    language,
    await brandLine(),
    box(
      { flexDirection: 'column' },
      await lineOf(words.kicker, language.tag, { fontSize: 30, color: cardColours.muted, marginBottom: 14 }),
      await setText(title, {
        width: textWidth,
        height: 250,
        sizes: [
          { fontSize: 84, lines: 2 },
          { fontSize: 68, lines: 3 },
          { fontSize: 56, lines: 3 },
        ],
        lineHeight: 1.12,
        style: { fontWeight: 600 },
      }),
    ),
    box(
      { flexDirection: 'column', borderTop: `2px solid ${cardColours.line}`, paddingTop: 28, height: 114 },
      text &&
        (await setText(text, {
          width: textWidth,
          height: 100,
          sizes: [{ fontSize: 30, lines: 2 }],
          lineHeight: 1.4,
          style: { color: cardColours.muted },
        })),
    ),
  )
}

/** The content of a shared line's card; `note` is its state in words. */
export type MomentCard = {
  /** The speaker's words, verbatim; empty where the text was not said so. */
  quote: string
  /** The line, shown where there is no quote, without quotation marks. */
  text: string
  source: string
  /** The language of these. */
  language: string
  state: CheckState
  note: string
  /** The second in the video at which it is said; `null` where that is not known. */
  second: number | null
  durationSeconds: number | null
  chapterStarts: readonly number[]
}

/**
 * Draws the picture beside the link to a shared line, as a PNG of `cardSize`: the line large, its state, who
 * says it, and a map of the video with one dot. A line in a script that the fonts lack gives way to our own.
 * @throws when the fonts cannot be read
 */
export async function drawMomentCard(card: MomentCard, language: CardLanguage): Promise<Buffer> {
  return await renderCard(
    language,
    await brandLine(),
    await setText(await spokenLine(card, language), {
      width: textWidth,
      height: 290,
      sizes: [
        { fontSize: 72, lines: 3 },
        { fontSize: 56, lines: 4 },
        { fontSize: 46, lines: 5 },
        { fontSize: 40, lines: 6 },
      ],
      lineHeight: 1.2,
      style: { fontWeight: 600 },
    }),
    box(
      { flexDirection: 'column' },
      box(
        { alignItems: 'center', marginBottom: 20 },
        stateDot(card.state),
        box({ width: 14 }),
        await lineOf(card.note, language.tag, {
          fontSize: 28,
          fontWeight: 600,
          color: stateColours[card.state],
        }),
        box({ width: 24 }),
        await lineOf(card.source, card.language, { fontSize: 28, color: cardColours.muted, maxWidth: 560 }),
      ),
      drawMap({ ...card, dots: [card] }),
    ),
  )
}

async function spokenLine({ quote, text, language }: MomentCard, own: CardLanguage): Promise<CardText> {
  const bare = bareQuote(quote)
  const quoted = bare === '' ? null : await toCardText(inMarks(bare), language)
  return quoted ?? (await toCardText(text, language)) ?? (await ownTitle(own))
}

/** Japanese has marks of its own. */
function inMarks(quote: string): string {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(quote) ? `「${quote}」` : `“${quote}”`
}

/** The content of a shared summary's card; each text may be empty. */
export type SummaryCard = {
  title: string
  channel: string
  /** The length of the video, such as `18:15`. */
  length: string
  /** The gist, or the line that stands for it. */
  gist: string
  /** The language of these. */
  language: string
  /** The number of its lines that were found, in words, and the state that its mark shows. */
  note: string
  state: CheckState
  durationSeconds: number | null
  chapterStarts: readonly number[]
  dots: readonly MapDot[]
}

/**
 * Draws the picture beside the link to a shared summary, as a PNG of `cardSize`: the title, the gist, how
 * many lines were found, and a map of the video with a dot for each. A title in a script that the fonts lack
 * gives way to our own line.
 * @throws when the fonts cannot be read
 */
export async function drawSummaryCard(card: SummaryCard, own: CardLanguage): Promise<Buffer> {
  const { language } = card
  const title = (await toCardText(withoutStrayMarks(card.title), language)) ?? (await ownTitle(own))
  const gist = await toCardText(withoutStrayMarks(card.gist), language)
  const muted = { fontSize: 28, color: cardColours.muted }
  return await renderCard(
    own,
    box(
      { alignItems: 'center', justifyContent: 'space-between' },
      await brandLine(),
      await lineOf(card.channel, language, { ...muted, maxWidth: 640 }),
    ),
    box(
      { flexDirection: 'column' },
      await setText(title, {
        width: textWidth,
        height: 150,
        sizes: [
          { fontSize: 64, lines: 2 },
          { fontSize: 52, lines: 2 },
        ],
        lineHeight: 1.14,
        style: { fontWeight: 600 },
      }),
      gist &&
        (await setText(gist, {
          width: textWidth,
          height: 140,
          sizes: [{ fontSize: 34, lines: 3 }],
          lineHeight: 1.35,
          style: { marginTop: 22 },
        })),
    ),
    box(
      { flexDirection: 'column' },
      box(
        { alignItems: 'center', marginBottom: 20 },
        card.note !== '' && stateDot(card.state),
        box({ width: 14 }),
        await lineOf(card.note, own.tag, {
          fontSize: 28,
          fontWeight: 600,
          color: stateColours[card.state],
          maxWidth: 840,
        }),
        box({ flexGrow: 1 }),
        await lineOf(card.length, own.tag, muted),
      ),
      drawMap(card),
    ),
  )
}
