import type { Sentence } from '#contract/transcripts.ts'

/** The part of a talk that one person speaks; `seconds` is `null` where the transcript has no times. */
export type SpeakerShare = { name: string; seconds: number | null; share: number }

type Spoken = Pick<Sentence, 'speaker' | 'start' | 'end' | 'text'>

/** Each named speaker with the part of the named speech that is theirs, by time or else by words. */
export function speakerShares(sentences: readonly Spoken[]): SpeakerShare[] {
  const named = sentences.filter(({ speaker }) => speaker !== null)
  const isTimed = named.every(({ start, end }) => start !== null && end !== null)
  const amounts = new Map<string, number>()
  for (const { speaker, start, end, text } of named) {
    const amount = isTimed ? Math.max(0, (end ?? 0) - (start ?? 0)) : text.split(/\s+/).length
    amounts.set(speaker ?? '', (amounts.get(speaker ?? '') ?? 0) + amount)
  }
  const total = [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
  return [...amounts]
    .map(([name, amount]) => ({
      name,
      seconds: isTimed ? amount : null,
      share: total === 0 ? 0 : amount / total,
    }))
    .toSorted((one, other) => other.share - one.share)
}
