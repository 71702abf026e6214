import { drawOf } from './draw-cases.ts'
import type { Case, Draw } from './draw-cases.ts'
import type { Random } from './random.ts'
import type { SpokenTranscript } from './spoken-transcripts.ts'

/** A place that a sentence claims to rest on; `isSaid` where its words were said. */
export type QuoteLocation = Case & { isSaid: boolean }

/** How the places of a sentence are drawn; `null` when this draw gives none. */
type SentenceKind = { name: string; honest: boolean; said: readonly Draw[]; damaged: readonly Draw[] }

const exact = drawOf('word for word')
const shifted = drawOf('word for word, sentence id off by 1 to 30')
const foreign = drawOf('from another transcript')

/** Sentences as a model writes them, honest and lying: in a lie, one place at least was never said. */
export const sentenceKinds: readonly SentenceKind[] = [
  { name: 'sentence, two places word for word', honest: true, said: [exact, exact], damaged: [] },
  {
    name: 'sentence, three places, ids off by 1 to 30',
    honest: true,
    said: [shifted, shifted, shifted],
    damaged: [],
  },
  {
    name: 'sentence, two places, fillers cleaned',
    honest: true,
    said: [exact, drawOf('hesitations, fillers, repetitions cleaned')],
    damaged: [],
  },
  {
    name: 'sentence, both places from another transcript',
    honest: false,
    said: [],
    damaged: [foreign, foreign],
  },
  {
    name: 'sentence, one place of two from another transcript',
    honest: false,
    said: [exact],
    damaged: [foreign],
  },
  {
    name: 'sentence, one place of two with another number',
    honest: false,
    said: [exact],
    damaged: [drawOf('number changed')],
  },
  {
    name: 'sentence, one place of two with a negation inserted',
    honest: false,
    said: [exact],
    damaged: [drawOf('negation inserted')],
  },
]

/** Draws the places of a sentence. */
export function drawLocations(
  { said, damaged }: SentenceKind,
  transcript: SpokenTranscript,
  other: SpokenTranscript,
  random: Random,
): QuoteLocation[] | null {
  const positions: QuoteLocation[] = []
  for (const [isSaid, draws] of [[true, said] as const, [false, damaged] as const]) {
    for (const draw of draws) {
      const given = draw(transcript, other, random)
      if (given === null) return null
      positions.push({ ...given, isSaid })
    }
  }
  return positions
}
