import { use } from 'react'
import type { Chapter } from '#contract/summaries.ts'
import { clockTime } from '#product/clock-time.ts'
import { PlayerContext } from '../player/player-context.ts'

type Props = { chapters: readonly Chapter[]; language: string; estimated: boolean }

/** The chapter list beside the player: a click plays the chapter. Absent where nothing can be played. */
export function ChapterNav({ chapters, language, estimated }: Props) {
  const play = use(PlayerContext)
  const timed = chapters.filter((chapter) => chapter.start !== null)
  if (play === null || timed.length === 0) return null
  return (
    <nav aria-label="Chapters" className="hidden lg:block">
      <ol className="-mx-2 text-sm">
        {timed.map(({ title, start, sentence }) => (
          <li key={sentence}>
            <button
              type="button"
              onClick={() => play(start ?? 0)}
              className="flex w-full gap-3 rounded-md px-2 py-1.5 text-left hover:bg-line/60"
            >
              <span className="min-w-14 text-right text-accent tabular-nums">
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
