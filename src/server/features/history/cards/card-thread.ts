import { drawCard, drawMomentCard } from '#server/lib/cards/draw-card.ts'
import type { CardWords, MomentCard } from '#server/lib/cards/draw-card.ts'
import { toOutcome } from '#server/lib/thread-outcome.ts'
import type { ThreadOutcome } from '#server/lib/thread-outcome.ts'

/** What is drawn: the card of a summary or of a line. */
export type Card = { kind: 'summary'; words: CardWords } | { kind: 'line'; line: MomentCard }

/** Draws a card as a PNG in a worker thread. */
export function drawInThread(card: Card): Promise<ThreadOutcome<Uint8Array>> {
  return toOutcome(() => (card.kind === 'line' ? drawMomentCard(card.line) : drawCard(card.words)))
}
