import { use, useMemo } from 'react'
import type { CheckState } from '#contract/evidence.ts'
import { speakersOf } from '#export/line-speakers.ts'
import { listen } from '#messages/listen.ts'
import { ListenButton } from '#web/features/read-aloud/listen-button.tsx'
import { isMarkable } from '#web/features/result-state/lines.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useLines } from '#web/features/result-state/use-lines.ts'
import { PlayPlaces } from './play-highlights.tsx'
import type { VideoProps } from './play-highlights.tsx'

const maxMoments = 5
const strength: Partial<Record<CheckState, number>> = { verified: 0, quoted: 1, 'words-found': 2 }

function rank({ kind, evidence }: Line): number {
  return (strength[evidence.state] ?? Infinity) * 2 + (kind === 'sentence' ? 1 : 0)
}

/**
 * The lines that are proved best, one for each second where they have any; those of gist and insights before
 * the text's.
 */
export function bestMoments(lines: readonly Line[]): Line[] {
  const proved = lines
    .filter((line) => isMarkable(line.kind) && rank(line) < Infinity)
    .toSorted((one, other) => rank(one) - rank(other))
  const timed = proved.filter(({ evidence }) => evidence.second !== null)
  const places = timed.length > 0 ? timed : proved
  const byPlace = Map.groupBy(places, ({ evidence }) => evidence.second ?? evidence.quote)
  return [...byPlace.values()].flatMap(([first]) => first ?? []).slice(0, maxMoments)
}

/**
 * Plays the best moments of a result in a minute, each with the words that are said. Where there is no sound,
 * or no times to play it by, a voice of the device reads those words, and the page says so.
 */
export function HearProof({ language, ...video }: VideoProps & { language: string }) {
  const { reel, timings } = use(ResultContext)
  const lines = useLines()
  const best = useMemo(
    () => bestMoments(lines).map((line) => ({ ...line, words: line.evidence.quote || line.evidence.text })),
    [lines],
  )
  if (reel !== null && timings !== 'none') {
    const places = best.map(({ key, evidence, words }) => ({ ...evidence, text: words, line: key }))
    return <PlayPlaces places={places} isProof {...video} />
  }
  if (best.length === 0) return null
  const spoken = best.map(({ words, ...line }) => {
    const names = speakersOf(line.evidence)
    return { ...line, evidence: { ...line.evidence, text: names === '' ? words : `${names}: ${words}` } }
  })
  return (
    <p className="mt-2 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted print:hidden">
      <ListenButton language={language} proof={spoken} />
      {listen.byVoice}
    </p>
  )
}
