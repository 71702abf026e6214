import { useCallback, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import type { Summary } from '#contract/summary.ts'
import { player as words } from '#messages/player.ts'
import { clockTime } from '#product/times.ts'
import { usePlayed } from '#web/features/result-state/result-context.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { Player } from './use-player.ts'
import { VideoPlayer } from './video-player.tsx'

type Props = {
  summary: Pick<Summary, 'videoId' | 'videoTitle' | 'durationSeconds'>
  startSeconds: number
  player: Player
  /** The still in place of the video until it plays; its picture where none is given. */
  Still?: ComponentProps<typeof VideoPlayer>['Still'] | undefined
  /** The controls of clips that play one after another, under the video and in a small player. */
  reel?: { bar: ReactNode; small: ReactNode } | null
  /** As long as it does not play there is no bar. */
  hasNoBar?: boolean
}

/** Above the bar of pages, which a phone has at its lower edge. */
const bar =
  'max-lg:fixed max-lg:inset-x-0 max-lg:z-20 max-lg:h-14 max-lg:border-t max-lg:border-line max-lg:bg-paper max-md:bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] md:max-lg:bottom-0 print:hidden'
const docked = 'max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-4 max-lg:bg-paper max-lg:px-4 max-lg:py-2'

/**
 * The player beside a result. On a small screen it is a bar at the lower edge; playing, it stands at the top
 * until it is made small again. The frame stays the same one, so that the video goes on.
 */
export function PlayerDock({ summary, startSeconds, player, Still, reel = null, hasNoBar = false }: Props) {
  const { videoId, videoTitle, durationSeconds } = summary
  const [isSmall, setSmall] = useState(false)
  if (videoId === null) return null
  const isPlaying = player.playback !== null
  const isBar = !isPlaying || isSmall
  const isHidden = !isPlaying && hasNoBar
  return (
    <div
      data-mini-player={(isBar && !isHidden) || undefined}
      className={isHidden ? 'max-lg:hidden print:hidden' : isBar ? bar : docked}
    >
      <div className={isBar ? 'max-lg:flex max-lg:h-14' : 'mx-auto max-w-96 lg:max-w-none'}>
        <VideoPlayer
          videoId={videoId}
          title={videoTitle}
          durationSeconds={durationSeconds}
          startSeconds={startSeconds}
          player={player}
          Still={Still}
          className={looks[isPlaying ? (isSmall ? 'small' : 'large') : 'still']}
        />
        {isPlaying && isSmall && reel?.small}
        {isPlaying && (
          <SizeControl isSmall={isSmall} title={reel === null ? videoTitle : null} onChange={setSmall} />
        )}
        {reel !== null && <div className={isSmall ? 'max-lg:hidden' : undefined}>{reel.bar}</div>}
      </div>
    </div>
  )
}

/** The frame on a small screen. */
const looks = {
  still: 'max-lg:grow',
  small: 'max-lg:aspect-video max-lg:h-14 max-lg:shrink-0',
  large: 'max-lg:aspect-video max-lg:rounded-card max-lg:border max-lg:border-line',
}

type SizeControlProps = {
  isSmall: boolean
  /** `null` where the title makes room for the controls of a reel. */
  title: string | null
  onChange: (isSmall: boolean) => void
}

/** Makes the playing video small, or large again; only on a small screen. */
function SizeControl({ isSmall, title, onChange }: SizeControlProps) {
  const clock = usePlayed(useCallback((second) => (second === null ? '' : clockTime(second)), []))
  return (
    <button
      type="button"
      onClick={() => onChange(!isSmall)}
      className={joinClasses(
        'flex min-h-11 items-center gap-3 text-sm text-muted lg:hidden',
        isSmall ? 'h-14 px-3 text-start' : 'w-full justify-center',
        isSmall && title !== null && 'min-w-0 grow',
      )}
    >
      {isSmall && title !== null && (
        <span dir="auto" className="min-w-0 grow truncate text-ink">
          {title}
        </span>
      )}
      {isSmall && title !== null && <span className="tabular-nums">{clock}</span>}
      <span className="font-medium text-accent">{isSmall ? words.enlarge : words.makeSmall}</span>
    </button>
  )
}
