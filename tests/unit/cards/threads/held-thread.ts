import type { Card } from '#server/features/history/cards/card-thread.ts'

/** Draws the plain card at once, and never ends with another. */
export async function drawInThread(card: Card): Promise<{ ok: true; value: Uint8Array }> {
  if (card.kind !== 'words' || card.words.title !== '') await new Promise(() => undefined)
  return { ok: true, value: Buffer.from(`plain ${card.language.tag}`) }
}
