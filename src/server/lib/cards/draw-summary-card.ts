import type { CheckState } from '#contract/evidence.ts'
import { drawMap, stateColours, stateDot } from './card-map.ts'
import type { MapDot } from './card-map.ts'
import { box, brandLine, cardColours, drawable, lines, plainTitle, renderCard } from './card-parts.ts'
import { withoutStrayMarks } from './stray-marks.ts'

/** What stands on the card of a shared summary; each text may be empty. */
export type SummaryCard = {
  title: string
  channel: string
  /** The length of the video, such as `18:15`. */
  length: string
  /** The gist, or the line that stands for it. */
  gist: string
  /** How many of its lines were found, in words, and the state that its mark shows. */
  note: string
  state: CheckState
  durationSeconds: number | null
  chapterStarts: readonly number[]
  dots: readonly MapDot[]
}

/**
 * Draws the picture beside the link to a shared summary, as a PNG of `cardSize`: the title, the gist, how many lines were found, and a
 * map of the video with a dot for each. A title in a script that the font lacks gives way to our own line.
 * @throws when the fonts cannot be read
 */
export async function drawSummaryCard(card: SummaryCard): Promise<Buffer> {
  const title = cutAtWord(drawable(withoutStrayMarks(card.title)) || plainTitle, 72)
  const gist = cutAtWord(drawable(withoutStrayMarks(card.gist)), 156)
  const channel = drawable(card.channel)
  const isShort = title.length <= 42
  return await renderCard(
    box(
      { alignItems: 'center', justifyContent: 'space-between' },
      brandLine(),
      channel !== '' && lines(channel, 1, { fontSize: 28, color: cardColours.muted, maxWidth: 640 }),
    ),
    box(
      { flexDirection: 'column' },
      lines(title, 2, {
        fontSize: isShort ? 64 : 52,
        fontWeight: 600,
        lineHeight: 1.14,
        maxHeight: 150,
      }),
      gist !== '' && lines(gist, 3, { fontSize: 34, lineHeight: 1.35, marginTop: 22, maxHeight: 140 }),
    ),
    box(
      { flexDirection: 'column' },
      box(
        { alignItems: 'center', fontSize: 28, marginBottom: 20 },
        card.note !== '' && stateDot(card.state),
        card.note !== '' &&
          lines(card.note, 1, {
            marginLeft: 14,
            fontWeight: 600,
            color: stateColours[card.state],
            maxWidth: 840,
          }),
        box({ flexGrow: 1 }),
        card.length !== '' && box({ color: cardColours.muted }, card.length),
      ),
      drawMap(card),
    ),
  )
}

/** A text of at most so many characters, which ends behind a word; what has no blanks is cut by the lines that it fills. */
function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(' ', maxLength)
  return end <= 0 ? text : `${text.slice(0, end).replace(/[\s,;:.–—-]+$/u, '')}…`
}
