import { use, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, RefObject } from 'react'
import type { Summary } from '#contract/summaries.ts'
import { result } from '#messages/result.tsx'
import { EvidenceCard } from '#web/features/evidence/evidence-card.tsx'
import { useOpenLine } from '#web/features/evidence/line-store.ts'
import type { Line } from '#web/features/evidence/line.ts'
import { HighlightButtons, LineNote, LineTaskPanel } from '#web/features/highlights/line-highlight.tsx'
import { PlayerDock } from '#web/features/player/player-dock.tsx'
import { reelControls } from '#web/features/player/reel-controls.tsx'
import type { Player } from '#web/features/player/use-player.ts'
import { ChapterNav } from './chapter-nav.tsx'
import { Coverage } from './coverage.tsx'
import { RoomContext } from './result-contexts.tsx'
import { ShareLine } from './share-line.tsx'

/** What stands beside a summary, be it whole or still being written. */
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
>

type Props = {
  shown: Shown
  /** `null` where the transcript can't be read, or isn't known yet. */
  transcriptId: string | null
  /** What stands in for the video until it plays; its picture where nothing is given. */
  Still?: ComponentProps<typeof PlayerDock>['Still']
  startSeconds: number
  player: Player
  /** Clips are played one after another. */
  isReel: boolean
  lines: readonly Line[]
}

/** The video, the map, and the evidence or the chapters; on a small screen they go their own ways. */
export function VideoColumn({ shown, startSeconds, player, isReel, Still, lines, transcriptId }: Props) {
  const column = useRef<HTMLElement | null>(null)
  const isReached = useReached(column, !use(RoomContext))
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
      <Coverage shown={shown} lines={lines} />
      <SideSlot shown={shown} transcriptId={transcriptId} />
    </aside>
  )
}

/** How much of a result is to be seen before the bar comes: its title and the lines under it. */
const seenPx = 224

/**
 * Whether a result has been scrolled to; one that was asked for is at once. What came by itself may begin at the lower edge of a
 * phone's window, where the bar of the player would lie over it.
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
