import { use, useCallback } from 'react'
import type { ReactNode } from 'react'
import { reelBar } from '#messages/reel-bar.ts'
import { mapPercent } from '#product/video-map.ts'
import type { Clip, Reel } from '#web/features/result-state/result-context.ts'
import { ResultContext, usePlayed } from '#web/features/result-state/result-context.ts'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '#web/ui/action-icons.tsx'
import { CloseIcon, IconButton } from '#web/ui/icon-button.tsx'
import { useSelected } from '#web/ui/store.ts'
import { clipsLength, partAt, playedLength, saidShare } from './clips.ts'
import { useFollowReel } from './follow-reel.ts'

type BarProps = {
  durationSeconds: number | null
  /** Before the button that ends it. */
  actions: ReactNode
}

/**
 * The position in clips that play one after another, under the player: the whole video, the clip with its
 * words, and the controls. A clip that plays several lines says how many were joined.
 */
export function ReelBar({ durationSeconds, actions }: BarProps) {
  const { reel: control } = use(ResultContext)
  const reel = useReelNow()
  useFollowReel()
  if (control === null || reel === null) return null
  const clip = reel.clips[reel.index]
  return (
    <section
      aria-label={reelBar.title}
      className="animate-appear rounded-control border border-line bg-surface px-3 pt-2 pb-1 max-lg:mt-1 lg:mt-3"
    >
      {durationSeconds !== null && <Strip reel={reel} durationSeconds={durationSeconds} />}
      <div className="mt-1 -me-2 -ms-3 flex items-center">
        <ReelButtons />
        <p className="ms-1 min-w-0 grow text-sm leading-tight tabular-nums">
          <span className="block font-medium">
            {positionText(reel)}
            {reel.phase !== 'ended' && clip !== undefined && clip.parts.length > 1 && (
              <span className="font-normal text-muted">{reelBar.joined(clip.parts.length)}</span>
            )}
          </span>
          <span className="block text-xs text-muted">
            {reel.phase === 'ended' && durationSeconds !== null
              ? playedLength(reel.clips, durationSeconds)
              : clipsLength(reel.clips, durationSeconds)}
          </span>
        </p>
        {actions}
        <IconButton label={reelBar.stop} onClick={control.stop}>
          <CloseIcon />
        </IconButton>
      </div>
      {clip !== undefined && <ClipText clip={clip} />}
    </section>
  )
}

/** The words of a clip, those lit that were said by now. */
function ClipText({ clip }: { clip: Clip }) {
  const text = usePlayed(useCallback((second) => partAt(clip, second).text, [clip]))
  const words = text.split(/(?<=\s)/u)
  const share = usePlayed(useCallback((second) => saidShare(clip, second), [clip]))
  const said = Math.ceil(share * words.length)
  return (
    <p className="-mt-1 line-clamp-3 pb-1 font-serif text-muted max-lg:hidden" dir="auto">
      <span data-said className="text-ink">
        {words.slice(0, said).join('')}
      </span>
      {words.slice(said).join('')}
    </p>
  )
}

/** The same in the space of a mini player. */
export function SmallReelBar() {
  const reel = useReelNow()
  if (reel === null) return null
  return (
    <span className="flex min-w-0 grow items-center lg:hidden">
      <ReelButtons />
      <span className="truncate text-sm text-ink tabular-nums">{positionText(reel)}</span>
    </span>
  )
}

/** The clips that play now; `null` while none do. */
function useReelNow(): Reel | null {
  return useSelected(use(ResultContext).reel, (reel) => reel?.get() ?? null)
}

function positionText({ index, clips, phase }: Reel): string {
  return phase === 'ended' ? reelBar.allPlayed(clips.length) : reelBar.position(index + 1, clips.length)
}

function ReelButtons() {
  const { reel: control, clock } = use(ResultContext)
  const reel = useReelNow()
  const isPlaying = useSelected(clock, (now) => now?.isPlaying() === true)
  if (control === null || reel === null) return null
  const { goTo, toggle } = control
  const { index, clips, phase } = reel
  return (
    <span dir="ltr" className="flex items-center">
      <IconButton label={reelBar.previous} isOff={index === 0} onClick={() => goTo(index - 1)}>
        <PreviousIcon />
      </IconButton>
      {phase === 'ended' ? (
        <IconButton label={reelBar.playAgain} onClick={() => goTo(0)}>
          <PlayIcon />
        </IconButton>
      ) : (
        <IconButton label={isPlaying ? reelBar.pause : reelBar.play} onClick={toggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
      <IconButton label={reelBar.next} isOff={index === clips.length - 1} onClick={() => goTo(index + 1)}>
        <NextIcon />
      </IconButton>
    </span>
  )
}

/** The whole video to scale, with the clips and the playhead. */
function Strip({ reel, durationSeconds }: { reel: Reel; durationSeconds: number }) {
  const played = usePlayed(
    useCallback(
      (second) => (second === null ? null : Math.round(mapPercent(second, durationSeconds) * 5) / 5),
      [durationSeconds],
    ),
  )
  return (
    <div aria-hidden="true" dir="ltr" data-strip className="relative h-3 overflow-hidden rounded-xs bg-line">
      {reel.clips.map(({ start, end }, index) => (
        <span
          key={start}
          data-clip
          data-on={index === reel.index || undefined}
          className="absolute inset-y-0 min-w-1 bg-muted/60 data-on:bg-accent"
          style={{
            left: `${mapPercent(start, durationSeconds)}%`,
            width: `${mapPercent(end - start, durationSeconds)}%`,
          }}
        />
      ))}
      {played !== null && <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${played}%` }} />}
    </div>
  )
}
