import { queryOptions, useQuery } from '@tanstack/react-query'
import { use, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { Insight } from '#contract/evidence.ts'
import { result } from '#messages/result.ts'
import { failureText } from '#web/api/api-error.ts'
import { queryClient } from '#web/api/query-client.ts'
import { isMarkable, lineKey } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useLines, useReading } from '#web/features/result-state/use-lines.ts'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { hearParameter } from '#web/text/addresses.ts'
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

/** The video that moments are played of. */
export type VideoProps = Pick<Props, 'transcriptId' | 'durationSeconds'>

const momentSeconds = 12
/** Approximate times are missed by less, as a rule. */
const aboutSeconds = 4

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
export function PlayPlaces({ places, transcriptId, durationSeconds, isProof = false }: Props) {
  const { reel, timings } = use(ResultContext)
  const isOn = useSelected(reel, (clips) => clips !== null && clips.get() !== null)
  const [isWanted, setWanted] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...spokenQuery(transcriptId ?? ''),
    enabled: isWanted && transcriptId !== null,
  })
  const box = useInView(useCallback(() => setWanted(!isProof), [isProof]))
  const isPlayable =
    reel !== null &&
    transcriptId !== null &&
    (timings === 'exact' || (isProof && timings === 'estimated')) &&
    places.some(({ second }) => second !== null)
  const cut = isProof ? { margin: timings === 'exact' ? 1 : aboutSeconds, min: momentSeconds } : undefined
  const clips = data?.cutter.clipsOf(places, data.transcript, cut) ?? null

  async function start(): Promise<void> {
    setPressed(true)
    const read = data ?? (await refetch()).data
    const found = read?.cutter.clipsOf(places, read.transcript, cut) ?? []
    if (found.length > 0) reel?.start(found)
  }
  const isAsked = useAsked(isProof && isPlayable, () => void start())

  if (!isPlayable) return null
  return (
    <div ref={box} className="mt-2 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-sm print:hidden">
      <Button
        variant={isAsked ? 'primary' : 'secondary'}
        size={isAsked ? 'md' : 'sm'}
        busy={isFetching && isPressed && clips === null}
        onClick={() => (isOn ? reel.stop() : void start())}
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

/** The step of the browser's history whose proof was played; coming back to its result plays nothing. */
let playedKey: string | null = null

/**
 * The address asks to hear the proof, as a link to it does. A link that was pressed on another page of the
 * site plays at once, any other one at a press here.
 */
function useAsked(isPlayable: boolean, play: () => void): boolean {
  const { search, key } = useLocation()
  const isAsked = new URLSearchParams(search).has(hearParameter)
  const isPressed = useNavigationType() === NavigationType.Push && isAsked && isPlayable
  const playNow = useEffectEvent(play)
  useEffect(() => {
    if (!isPressed || key === playedKey) return
    playedKey = key
    playNow()
  }, [isPressed, key])
  return isAsked && isPlayable
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
