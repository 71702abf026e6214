import type { Summary } from '#contract/summaries.ts'
import type { Player } from './use-player.ts'
import { VideoPlayer } from './video-player.tsx'

type Props = {
  summary: Pick<Summary, 'videoId' | 'videoTitle' | 'durationSeconds'>
  startSeconds: number
  player: Player
}

const docked = 'sticky top-0 z-10 -mx-4 bg-paper px-4 py-2 lg:static lg:mx-0 lg:p-0'

/** The place of the player. On a small screen it stays on top, and small, once it plays. */
export function PlayerDock({ summary, startSeconds, player }: Props) {
  if (summary.videoId === null) return null
  const isPlaying = player.playback !== null
  return (
    <div className={isPlaying ? docked : ''}>
      <div className={isPlaying ? 'mx-auto max-w-96 lg:max-w-none' : ''}>
        <VideoPlayer
          videoId={summary.videoId}
          title={summary.videoTitle}
          durationSeconds={summary.durationSeconds}
          startSeconds={startSeconds}
          player={player}
        />
      </div>
    </div>
  )
}
