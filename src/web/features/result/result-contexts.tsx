import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { Summary } from '#contract/summaries.ts'
import { HiddenLinesContext, HighlightsContext } from '#web/features/evidence/highlight-mark.tsx'
import { LineContext, LinesContext, AnswerLinesContext } from '#web/features/evidence/line-store.ts'
import type { LineStore } from '#web/features/evidence/line-store.ts'
import type { Line } from '#web/features/evidence/line.ts'
import { ReadingContext } from '#web/features/highlights/reading-context.ts'
import type { Reading } from '#web/features/highlights/reading-context.ts'
import { PlayClockContext, PlayerContext, TimingsContext } from '#web/features/player/player-context.ts'
import type { Player } from '#web/features/player/use-player.ts'
import { ReelContext } from '#web/features/player/use-reel.ts'
import type { ReelControl } from '#web/features/player/use-reel.ts'

/** The highlights of a result in which nothing is marked. */
export const noHighlights: Reading['byLine'] = new Map()

/** Whether the page is a reading room; a result that comes by itself under the start of the home page is as wide as that. */
export const RoomContext = createContext(true)

const ignore = (): void => undefined

type Props = {
  play: ((second: number) => void) | null
  player: Player
  /** Plays clips one after another; `null` where none can be played. */
  control?: ReelControl | null
  timings: Summary['timings']
  store: LineStore
  lines: readonly Line[]
  /** Takes the lines of answers, which are then among `lines`. */
  onAnswers?: (lines: readonly Line[]) => void
  reading: Reading | null
  /** The lines that are not shown, by their keys; `null` where all are. */
  hidden?: ReadonlySet<string> | null
  children: ReactNode
}

/** What the parts of a result share: the player and its clock, the lines with the one that is pointed at, what is marked. */
export function ResultContexts({
  play,
  player,
  control = null,
  onAnswers = ignore,
  hidden = null,
  children,
  ...shared
}: Props) {
  const { timings, store, lines, reading } = shared
  return (
    <PlayerContext value={play}>
      <TimingsContext value={timings}>
        <PlayClockContext value={player.clock}>
          <ReelContext value={control}>
            <LineContext value={store}>
              <LinesContext value={lines}>
                <AnswerLinesContext value={onAnswers}>
                  <ReadingContext value={reading}>
                    <HighlightsContext value={reading?.byLine ?? noHighlights}>
                      <HiddenLinesContext value={hidden}>{children}</HiddenLinesContext>
                    </HighlightsContext>
                  </ReadingContext>
                </AnswerLinesContext>
              </LinesContext>
            </LineContext>
          </ReelContext>
        </PlayClockContext>
      </TimingsContext>
    </PlayerContext>
  )
}
