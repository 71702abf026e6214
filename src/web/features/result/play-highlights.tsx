import { queryOptions, useQuery } from '@tanstack/react-query'
import { use, useCallback, useMemo, useState } from 'react'
import type { CheckState, Insight } from '#contract/evidence.ts'
import { result } from '#messages/result.ts'
import { failureText } from '#web/api/api-error.ts'
import { queryClient } from '#web/api/query-client.ts'
import { isMarkable, lineKey } from '#web/features/result-state/lines.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useLines, useReading } from '#web/features/result-state/use-lines.ts'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { PlayIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { useSelected } from '#web/ui/store.ts'

type Props = {
  /** The lines to play. */
  places: readonly (Pick<Insight, 'text' | 'second' | 'sentence' | 'quote'> & { line: string })[]
  /** `null` while the summary is written, and where the reader may not see the transcript. */
  transcriptId: string | null
  durationSeconds: number | null
  /** They prove the result in a minute, from a press on; else they are all of a kind, read when in view. */
  isProof?: boolean
}

type VideoProps = Pick<Props, 'transcriptId' | 'durationSeconds'>

const maxMoments = 5
const momentSeconds = 12
/** Approximate times are missed by less, as a rule. */
const aboutSeconds = 4
const strength: Partial<Record<CheckState, number>> = { verified: 0, quoted: 1, 'words-found': 2 }

function rank({ kind, evidence }: Line): number {
  return (strength[evidence.state] ?? Infinity) * 2 + (kind === 'sentence' ? 1 : 0)
}

/** The lines that are proved best, one for each second; those of gist and insights before the text's. */
export function bestMoments(lines: readonly Line[]): Line[] {
  const proved = lines
    .filter((line) => isMarkable(line.kind) && line.evidence.second !== null && rank(line) < Infinity)
    .toSorted((one, other) => rank(one) - rank(other))
  const bySecond = Map.groupBy(proved, ({ evidence }) => evidence.second)
  return [...bySecond.values()].flatMap(([first]) => first ?? []).slice(0, maxMoments)
}

/** Plays the best moments of a result in a minute, each with the words that are said. */
export function HearProof(video: VideoProps) {
  const lines = useLines()
  const places = useMemo(
    () =>
      bestMoments(lines).map(({ key, evidence }) => ({
        ...evidence,
        text: evidence.quote || evidence.text,
        line: key,
      })),
    [lines],
  )
  return <PlayPlaces places={places} isProof {...video} />
}

/** Plays the moments of the insights one after another. */
export function PlayHighlights({ insights, ...video }: VideoProps & { insights: readonly Insight[] }) {
  const places = insights.map((insight, index) => ({ ...insight, line: lineKey('insight', index) }))
  return <PlayPlaces places={places} {...video} />
}

/** Plays the lines that the reader highlighted one after another. */
export function PlayLines(video: VideoProps) {
  const reading = useReading()
  const places = useLines()
    .filter(({ kind, key }) => isMarkable(kind) && reading?.byLine.has(key) === true)
    .map(({ key, evidence }) => ({ ...evidence, line: key }))
  return <PlayPlaces places={places} {...video} />
}

/**
 * Plays the moments of some lines one after another. Where they end is in the transcript, which is read when
 * this comes into view. Its space is there before it, so that nothing moves.
 */
function PlayPlaces({ places, transcriptId, durationSeconds, isProof = false }: Props) {
  const { reel, timings } = use(ResultContext)
  const isOn = useSelected(reel, (clips) => clips !== null && clips.get() !== null)
  const [isWanted, setWanted] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...spokenQuery(transcriptId ?? ''),
    enabled: isWanted && transcriptId !== null,
  })
  const box = useInView(useCallback(() => setWanted(!isProof), [isProof]))
  const isPlayable = places.some(({ second }) => second !== null)
  if (reel === null || transcriptId === null || timings === 'none' || !isPlayable) return null
  if (timings === 'estimated' && !isProof) return null
  const cut = isProof ? { margin: timings === 'exact' ? 1 : aboutSeconds, min: momentSeconds } : undefined
  const clips = data?.cutter.clipsOf(places, data.transcript, cut) ?? null

  async function handlePress(): Promise<void> {
    if (isOn) {
      reel?.stop()
      return
    }
    setPressed(true)
    const read = data ?? (await refetch()).data
    const found = read?.cutter.clipsOf(places, read.transcript, cut) ?? []
    if (found.length > 0) reel?.start(found)
  }

  return (
    <div ref={box} className="mt-2 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-sm print:hidden">
      <Button
        variant="secondary"
        size="sm"
        busy={isFetching && isPressed && clips === null}
        onClick={() => void handlePress()}
      >
        {!isOn && <PlayIcon />}
        {isOn ? result.stop : isProof ? result.playSeconds(places.length * momentSeconds) : result.play}
      </Button>
      {isPressed && error !== null && (
        <span role="alert" className="text-bad">
          {failureText(error)}
        </span>
      )}
      {!isProof && clips !== null && (
        <span className="text-muted tabular-nums">{data?.cutter.clipsTotal(clips, durationSeconds)}</span>
      )}
    </div>
  )
}

/** A transcript, and what cuts it, which nobody needs who plays nothing. */
function spokenQuery(transcriptId: string) {
  return queryOptions({
    queryKey: ['clips', transcriptId],
    queryFn: async () => {
      const transcript = queryClient.fetchQuery(transcriptQuery(transcriptId))
      return { transcript: await transcript, cutter: await import('#web/features/player/clips.ts') }
    },
  })
}

/** A `ref` for an element; `onView`, a stable function, is called when it first comes near. */
function useInView(onView: () => void) {
  return useCallback(
    (element: Element | null) => {
      if (element === null) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          onView()
        },
        { rootMargin: '200px' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [onView],
  )
}
