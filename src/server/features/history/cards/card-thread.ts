import { toOutcome } from '#core/app-error.ts'
import type { ThreadOutcome } from '#core/app-error.ts'
import type { CardLanguage } from '#server/lib/cards/card-parts.ts'
import { drawCard, drawMomentCard, drawSummaryCard } from '#server/lib/cards/draw-card.ts'
import type { CardWords, MomentCard, SummaryCard } from '#server/lib/cards/draw-card.ts'

/** The content of a picture: the card of a summary or of a line, or one of words alone. */
export type Card = { language: CardLanguage } & (
  | { kind: 'summary'; summary: SummaryCard }
  | { kind: 'line'; line: MomentCard }
  | { kind: 'words'; words: CardWords }
)

/** Draws a card as a PNG in a worker thread. */
export function drawInThread(card: Card): Promise<ThreadOutcome<Uint8Array>> {
  return toOutcome(() => draw(card))
}

async function draw(card: Card): Promise<Buffer> {
  const { language } = card
  if (card.kind === 'summary') return await drawSummaryCard(card.summary, language)
  return await (card.kind === 'line' ? drawMomentCard(card.line, language) : drawCard(card.words, language))
}
