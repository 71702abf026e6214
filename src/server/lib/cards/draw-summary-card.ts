import type { CheckState } from '#contract/evidence.ts'
import { drawMap, stateColours, stateDot } from './card-map.ts'
import type { MapDot } from './card-map.ts'
import { box, brandLine, cardColours, lineOf, ownTitle, renderCard, textWidth } from './card-parts.ts'
import type { CardLanguage } from './card-parts.ts'
import { toCardText } from './card-text.ts'
import { setText } from './set-text.ts'
import { withoutStrayMarks } from './stray-marks.ts'

/** What stands on the card of a shared summary; each text may be empty. */
export type SummaryCard = {
  title: string
  channel: string
  /** The length of the video, such as `18:15`. */
  length: string
  /** The gist, or the line that stands for it. */
  gist: string
  /** The language of these. */
  language: string
  /** How many of its lines were found, in words, and the state that its mark shows. */
  note: string
  state: CheckState
  durationSeconds: number | null
  chapterStarts: readonly number[]
  dots: readonly MapDot[]
}

/**
 * Draws the picture beside the link to a shared summary, as a PNG of `cardSize`: the title, the gist, how many lines were found, and a
 * map of the video with a dot for each. A title in a script that the fonts lack gives way to our own line.
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
