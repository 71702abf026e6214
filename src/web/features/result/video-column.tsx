import { use, useCallback, useLayoutEffect, useMemo, useRef, useState, Suspense } from 'react'
import type { ComponentProps, RefObject, ReactNode } from 'react'
import type { Chapter } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { result } from '#messages/result.ts'
import { clockTime } from '#product/times.ts'
import { EvidenceCard } from '#web/features/evidence/evidence-card.tsx'
import { VideoMap } from '#web/features/evidence/video-map.tsx'
import { HighlightButtons, LineNote, LineTaskPanel } from '#web/features/highlights/line-highlight.tsx'
import { PlayerDock } from '#web/features/player/player-dock.tsx'
import type { Player } from '#web/features/player/use-player.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import { ResultContext, usePlayed } from '#web/features/result-state/result-context.ts'
import { useOpenLine } from '#web/features/result-state/use-lines.ts'
import { captionsEndText } from '#web/features/transcripts/transcript-notes.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useSelected } from '#web/ui/store.ts'
import { ShareLine } from './share-buttons.tsx'

/** The fields beside a summary, whole or still being written. */
export type Shown = Pick<
  Summary,
  | 'videoId'
  | 'videoTitle'
  | 'videoChannel'
  | 'durationSeconds'
  | 'language'
  | 'timings'
  | 'coverage'
  | 'captionsEnd'
  | 'gistSentence'
  | 'summarySentences'
  | 'insights'
  | 'chapters'
> &
  // Not known before it is whole.
  Partial<Pick<Summary, 'engine' | 'checking'>>

type Props = {
  shown: Shown
  startSeconds: number
  player: Player
  /** The still in place of the video until it plays; its picture where none is given. */
  Still?: ComponentProps<typeof PlayerDock>['Still']
  lines: readonly Line[]
  /** `null` where the transcript can't be read, or isn't known yet. */
  transcriptId: string | null
  /** It has a page of its own, or was asked for on this one. */
  isRoom: boolean
}

/** The video, the map, and the evidence or the chapters; on a small screen they go their own ways. */
export function VideoColumn({ shown, startSeconds, player, Still, lines, transcriptId, isRoom }: Props) {
  const column = useRef<HTMLElement | null>(null)
  const isReached = useReached(column, !isRoom)
  const { reel } = use(ResultContext)
  const isReel = useSelected(reel, (clips) => clips !== null && clips.get() !== null)
  const markable = useMemo(() => lines.filter(({ kind }) => isMarkable(kind)), [lines])
  // What is open stays in the window by itself, which it could not in a column that scrolls.
  const height = useOpenLine() === null ? 'lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto' : ''
  return (
    <aside
      ref={column}
      aria-label={result.video}
      className={`contents lg:sticky lg:top-6 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:-m-1 lg:flex lg:flex-col lg:gap-5 lg:self-start lg:p-1 ${height}`}
    >
      <PlayerDock
        summary={shown}
        startSeconds={startSeconds}
        player={player}
        Still={Still}
        hasNoBar={!isReached}
        reel={isReel ? reelControls(shown.durationSeconds) : null}
      />
      <Coverage shown={shown} lines={markable} />
      <SideSlot shown={shown} transcriptId={transcriptId} />
    </aside>
  )
}

/** The part of a result that is visible before the bar comes, in pixels: its title and the lines under it. */
const seenPx = 224

/**
 * A result has been scrolled to; one that was asked for counts at once. One that came by itself may begin at
 * the lower edge of a phone's window, where the bar of the player would lie over it.
 */
function useReached(column: RefObject<HTMLElement | null>, isLate: boolean): boolean {
  const [isReached, setReached] = useState(!isLate)
  useLayoutEffect(() => {
    if (isReached) return undefined
    const measure = (): void => {
      const top = column.current?.closest('article')?.getBoundingClientRect().top ?? 0
      if (top <= innerHeight - seenPx) setReached(true)
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    return () => removeEventListener('scroll', measure)
  }, [column, isReached])
  return isReached
}

type CoverageProps = {
  shown: Pick<Summary, 'coverage' | 'durationSeconds' | 'captionsEnd' | 'chapters' | 'timings'>
  lines: readonly Line[]
}

/** The part of the video that a summary draws on: the map where there are times, and in words. */
function Coverage({ shown, lines }: CoverageProps) {
  const { coverage, durationSeconds, captionsEnd, chapters, timings } = shown
  const touched = coverage.filter((count) => count > 0).length
  const end = captionsEndText(shown)
  const words =
    touched === 0
      ? end
      : end === null
        ? result.linesFrom(touched, coverage.length)
        : result.linesFromAnd(touched, coverage.length, end)
  return (
    <figure className="text-sm text-muted max-lg:order-last">
      {durationSeconds !== null && timings !== 'none' && (
        <VideoMap
          durationSeconds={durationSeconds}
          chapters={chapters}
          lines={lines}
          captionsEnd={captionsEnd}
        />
      )}
      {words !== null && <figcaption className="mt-1">{words}</figcaption>}
    </figure>
  )
}

/** Beside the text: the evidence of the line that is open, else the chapters. */
function SideSlot({ shown, transcriptId }: Pick<Props, 'shown' | 'transcriptId'>) {
  const line = useOpenLine()
  if (line !== null) {
    return (
      <EvidenceCard
        line={line}
        source={{ ...shown, transcriptId }}
        actions={
          <>
            <HighlightButtons line={line} />
            <ShareLine key={line.key} line={line} />
          </>
        }
        note={<LineNote line={line} />}
        task={<LineTaskPanel line={line} />}
      />
    )
  }
  return (
    <ChapterNav
      chapters={shown.chapters}
      language={shown.language}
      estimated={shown.timings === 'estimated'}
    />
  )
}

type ChapterNavProps = { chapters: readonly Chapter[]; language: string; estimated: boolean }

/** The chapter list beside the player: a click plays the chapter. Absent where nothing can be played. */
function ChapterNav({ chapters, language, estimated }: ChapterNavProps) {
  const { play } = use(ResultContext)
  const timed = chapters.filter((chapter) => chapter.start !== null)
  const playing = usePlayed(
    useCallback((second) => (second === null ? null : chapterAt(chapters, second)), [chapters]),
  )
  if (play === null || timed.length === 0) return null
  return (
    <nav aria-label={result.chapters} className="hidden lg:block">
      <ol className="-mx-2 text-sm">
        {timed.map(({ title, start, sentence }) => (
          <li key={sentence}>
            <button
              type="button"
              onClick={() => play(start ?? 0)}
              aria-current={sentence === playing || undefined}
              className={joinClasses(
                'flex w-full gap-3 rounded-md px-2 py-1.5 text-start hover:bg-line/40',
                sentence === playing && 'bg-line/40 font-medium',
              )}
            >
              <span dir="ltr" className="min-w-14 text-end text-accent tabular-nums">
                {estimated && '~'}
                {clockTime(start ?? 0)}
              </span>
              <span lang={language} dir="auto">
                {title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The sentence that the chapter of a second begins with; `null` before the first. */
function chapterAt(chapters: readonly Chapter[], second: number): number | null {
  return chapters.findLast(({ start }) => start !== null && start <= second)?.sentence ?? null
}

// Nobody has clips played who has not begun to read.
const ReelBar = lazyPart<{ durationSeconds: number | null }, 'ReelBar'>(
  () => import('#web/features/player/reel-bar.tsx'),
  'ReelBar',
)
const SmallReelBar = lazyPart<object, 'SmallReelBar'>(
  () => import('#web/features/player/reel-bar.tsx'),
  'SmallReelBar',
)

/** The controls of clips in a row, under the video and in a small player; loaded when needed. */
function reelControls(durationSeconds: number | null): { bar: ReactNode; small: ReactNode } {
  return {
    bar: (
      <Suspense fallback={null}>
        <ReelBar durationSeconds={durationSeconds} />
      </Suspense>
    ),
    small: (
      <Suspense fallback={null}>
        <SmallReelBar />
      </Suspense>
    ),
  }
}
