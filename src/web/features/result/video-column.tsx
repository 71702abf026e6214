import { use, useLayoutEffect, useMemo, useRef, useState, Suspense } from 'react'
import type { ComponentProps, RefObject, ReactNode } from 'react'
import type { Summary } from '#contract/summary.ts'
import { result } from '#messages/result.ts'
import { EvidenceCard } from '#web/features/evidence/evidence-card.tsx'
import { VideoMap } from '#web/features/evidence/video-map.tsx'
import { HighlightButtons, LineNote, LineTaskPanel } from '#web/features/highlights/line-highlight.tsx'
import { PlayerDock } from '#web/features/player/player-dock.tsx'
import type { Player } from '#web/features/player/use-player.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useOpenLine } from '#web/features/result-state/use-lines.ts'
import { captionsEndText } from '#web/features/transcripts/transcript-notes.tsx'
import { namedChecker } from '#web/text/checked-by.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useSelected } from '#web/ui/store.ts'
import { narrow, useMediaQuery } from '#web/ui/use-media-query.ts'
import { ChapterDetails } from './chapter-details.tsx'
import { LineCorrections } from './line-corrections.tsx'
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

const OwnFile = lazyPart(() => import('./own-file.tsx'), 'OwnFile')

/** The video, the map, and the evidence or the chapters; on a small screen they go their own ways. */
export function VideoColumn({ shown, startSeconds, player, Still, lines, transcriptId, isRoom }: Props) {
  const column = useRef<HTMLElement | null>(null)
  const isReached = useReached(column, !isRoom)
  const { reel } = use(ResultContext)
  const isReel = useSelected(reel, (clips) => clips !== null && clips.get() !== null)
  const bars = isReel ? reelControls(shown) : null
  const markable = useMemo(() => lines.filter(({ kind }) => isMarkable(kind)), [lines])
  const isNarrow = useMediaQuery(narrow)
  const speakers = speakersOf(shown, transcriptId)
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
        reel={bars}
      />
      {shown.videoId === null && shown.timings !== 'none' && transcriptId !== null && (
        <Suspense fallback={null}>
          <OwnFile
            key={transcriptId}
            transcriptId={transcriptId}
            player={player}
            durationSeconds={shown.durationSeconds}
            bar={bars?.bar}
          />
        </Suspense>
      )}
      <Coverage shown={shown} lines={markable} />
      {!isNarrow && speakers}
      <SideSlot shown={shown} transcriptId={transcriptId} isAlone={speakers === null} />
    </aside>
  )
}

const SpeakerList = lazyPart(() => import('./speaker-list.tsx'), 'SpeakerList')

/** The speakers of a conversation, beside it or on a phone among its insights; `null` where none is named. */
export function speakersOf({ insights, summarySentences }: Shown, transcriptId: string | null): ReactNode {
  const isNamed = [...insights, ...summarySentences].some(({ speaker }) => speaker !== undefined)
  if (!isNamed || transcriptId === null) return null
  return (
    <Suspense fallback={null}>
      <SpeakerList transcriptId={transcriptId} />
    </Suspense>
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
  shown: Pick<Summary, 'durationSeconds' | 'captionsEnd' | 'chapters' | 'timings'>
  lines: readonly Line[]
}

/**
 * The map of the video with the lines of its summary, where there are times, and where its captions end. On a
 * phone it is below the text, which a browser must not scroll away to hold it in its place.
 */
function Coverage({ shown, lines }: CoverageProps) {
  const { durationSeconds, captionsEnd, chapters, timings } = shown
  const end = captionsEndText(shown)
  const isMapped = durationSeconds !== null && timings !== 'none'
  if (!isMapped && end === null) return null
  return (
    <figure className="text-sm text-muted max-lg:order-last max-lg:[overflow-anchor:none]">
      {isMapped && (
        <VideoMap
          durationSeconds={durationSeconds}
          chapters={chapters}
          lines={lines}
          captionsEnd={captionsEnd}
        />
      )}
      {end !== null && <figcaption className="mt-1">{end}</figcaption>}
    </figure>
  )
}

type SideProps = Pick<Props, 'shown' | 'transcriptId'> & {
  /** Nothing else stands in its column where there is no video. */
  isAlone: boolean
}

/** Beside the text: the evidence of the line that is open, else the chapters; those stay on a phone. */
function SideSlot({ shown, transcriptId, isAlone }: SideProps) {
  const line = useOpenLine()
  const around = use(ResultContext)
  const checker = line?.evidence.findings.checker
  const { chapters, language, engine, videoId } = shown
  return (
    <>
      <div
        className={`max-lg:order-last max-lg:[overflow-anchor:none] print:hidden ${line === null ? '' : 'lg:hidden'}`}
      >
        <ChapterDetails
          chapters={chapters}
          language={language}
          foundBy={engine?.kind ?? 'model'}
          isOpen={videoId === null && isAlone}
        />
      </div>
      {line !== null && (
        // A line of an answer names a checker of its own.
        <ResultContext value={checker === undefined ? around : { ...around, ...namedChecker(checker) }}>
          <EvidenceCard
            line={line}
            source={{ ...shown, transcriptId }}
            actions={
              <>
                <HighlightButtons line={line} />
                <ShareLine key={line.key} line={line} />
              </>
            }
            note={
              <>
                <LineCorrections evidence={line.evidence} transcriptId={transcriptId} />
                <LineNote line={line} />
              </>
            }
            task={<LineTaskPanel line={line} />}
          />
        </ResultContext>
      )}
    </>
  )
}

// Nobody has clips played who has not begun to read.
const ProofBar = lazyPart(() => import('./proof-bar.tsx'), 'ProofBar')
const SmallReelBar = lazyPart<object, 'SmallReelBar'>(
  () => import('#web/features/player/reel-bar.tsx'),
  'SmallReelBar',
)

/** The controls of clips in a row, under the video and in a small player; loaded when needed. */
function reelControls({ durationSeconds, videoId }: Shown): { bar: ReactNode; small: ReactNode } {
  return {
    bar: (
      <Suspense fallback={null}>
        <ProofBar durationSeconds={durationSeconds} videoId={videoId} />
      </Suspense>
    ),
    small: (
      <Suspense fallback={null}>
        <SmallReelBar />
      </Suspense>
    ),
  }
}
