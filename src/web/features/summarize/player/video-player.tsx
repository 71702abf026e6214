import { clockTime } from '#product/clock-time.ts'
import { embedUrl } from './embed-messages.ts'
import type { Player } from './use-player.ts'
import { VideoStill } from './video-still.tsx'

type Props = { videoId: string; title: string; durationSeconds: number | null; player: Player }

/** A drawn still until the person asks to play, then the embedded player. */
export function VideoPlayer({ videoId, title, durationSeconds, player }: Props) {
  const { playback, frame, play } = player
  return (
    <div className="relative aspect-video w-full overflow-hidden rounded-card border border-line bg-surface">
      {playback === null ? (
        <VideoStill
          title={title}
          duration={durationSeconds === null ? null : clockTime(durationSeconds)}
          onPlay={() => play(0)}
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
