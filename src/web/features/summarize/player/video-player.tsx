import { embedUrl } from './embed-messages.ts'
import type { Player } from './use-player.ts'
import { VideoStill } from './video-still.tsx'

type Props = {
  videoId: string
  title: string
  durationSeconds: number | null
  /** Where it begins when nobody has chosen a time. */
  startSeconds: number
  player: Player
}

/** A still picture until the person asks to play, then the embedded player. */
export function VideoPlayer({ videoId, title, durationSeconds, startSeconds, player }: Props) {
  const { playback, frame, play } = player
  return (
    <div className="relative aspect-video w-full overflow-hidden rounded-card border border-line bg-surface">
      {playback === null ? (
        <VideoStill
          videoId={videoId}
          title={title}
          durationSeconds={durationSeconds}
          startSeconds={startSeconds}
          onPlay={() => play(startSeconds)}
        />
      ) : (
        <iframe
          key={playback.take}
          ref={frame}
          id="video-player"
          title={`Video: ${title}`}
          src={embedUrl(videoId, playback.second)}
          className="absolute inset-0 size-full"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin, it cannot lift its own sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube refuses to play (its error 153) for a page that sends no referrer at all.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  )
}
