import { useQuery } from '@tanstack/react-query'
import { use, useCallback, useState } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { result } from '#messages/result.ts'
import { failureText } from '#web/api/api-error.ts'
import { clipsOf, clipsTotal } from '#web/features/player/clips.ts'
import { isMarkable, lineKey } from '#web/features/result-state/lines.ts'
import type { Clip } from '#web/features/result-state/result-context.ts'
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
}

type VideoProps = Omit<Props, 'places'>

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
function PlayPlaces({ places, transcriptId, durationSeconds }: Props) {
  const { reel, timings } = use(ResultContext)
  const isOn = useSelected(reel, (clips) => clips !== null && clips.get() !== null)
  const [isWanted, setWanted] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...transcriptQuery(transcriptId ?? ''),
    enabled: isWanted && transcriptId !== null,
    retry: false,
  })
  const box = useInView(useCallback(() => setWanted(true), []))
  const isPlayable = places.some(({ second }) => second !== null)
  if (reel === null || timings === 'none' || !isPlayable) return null
  const clips = data === undefined ? null : clipsOf(places, data)

  async function handlePress(): Promise<void> {
    if (isOn) {
      reel?.stop()
      return
    }
    setPressed(true)
    const read = data ?? (await refetch()).data
    const found = read === undefined ? [] : clipsOf(places, read)
    if (found.length > 0) reel?.start(found)
  }

  return (
    <div ref={box} className="mt-2 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-sm print:hidden">
      {timings === 'estimated' ? (
        <p className="text-muted">{result.cannotPlay}</p>
      ) : (
        transcriptId !== null && (
          <>
            <Button
              variant="secondary"
              size="sm"
              busy={isFetching && isPressed && clips === null}
              onClick={() => void handlePress()}
            >
              {!isOn && <PlayIcon />}
              {isOn ? result.stop : result.play}
            </Button>
            <Note clips={clips} durationSeconds={durationSeconds} error={isPressed ? error : null} />
          </>
        )
      )}
    </div>
  )
}

type NoteProps = { clips: Clip[] | null; durationSeconds: number | null; error: Error | null }

function Note({ clips, durationSeconds, error }: NoteProps) {
  if (error !== null && clips === null) {
    return (
      <span role="alert" className="text-bad">
        {failureText(error)}
      </span>
    )
  }
  return (
    <span className="text-muted tabular-nums">{clips !== null && clipsTotal(clips, durationSeconds)}</span>
  )
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
