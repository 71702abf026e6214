import { use, useCallback } from 'react'
import type { Chapter } from '#contract/evidence.ts'
import { result } from '#messages/result.tsx'
import { clockTime } from '#product/times.ts'
import { usePlayed, PlayerContext } from '#web/features/player/player-context.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

type Props = { chapters: readonly Chapter[]; language: string; estimated: boolean }

/** The chapter list beside the player: a click plays the chapter. Absent where nothing can be played. */
export function ChapterNav({ chapters, language, estimated }: Props) {
  const play = use(PlayerContext)
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
