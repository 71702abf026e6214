import type { ReactNode } from 'react'
import type { SharedCollection } from '#contract/sharing.ts'
import { sharedCollection } from '#messages/shared-collection.ts'
import { clockTime } from '#product/times.ts'
import { atSecond, watchUrl } from '#product/watch-url.ts'
import { joinFacts } from '#web/ui/direction.ts'
import { SmallMap } from '#web/ui/line-curve.tsx'
import { LeadingLine, VideoRow } from '#web/ui/video-row.tsx'

/** A video of a shared collection with the line that stands for it; it leads to YouTube. */
export function SharedVideo({ item }: { item: SharedCollection['items'][number] }) {
  const { title, videoId, channel, durationSeconds, line, lineSeconds } = item
  const name = title ?? videoId ?? sharedCollection.unnamed
  const facts = [channel, durationSeconds === null ? null : clockTime(durationSeconds)]
  return (
    <li className="py-4">
      <VideoRow
        videoId={videoId}
        title={videoId === null ? name : <OnYouTube href={watchUrl(videoId)}>{name}</OnYouTube>}
        facts={<p className="mt-1 text-sm text-muted tabular-nums">{joinFacts(facts)}</p>}
      >
        {line !== null && (
          <LeadingLine
            line={line}
            second={line.second !== null && <Second videoId={videoId} second={line.second} title={name} />}
          />
        )}
        <SmallMap seconds={lineSeconds} durationSeconds={durationSeconds} />
      </VideoRow>
    </li>
  )
}

function Second({ videoId, second, title }: { videoId: string | null; second: number; title: string }) {
  const time = clockTime(second)
  if (videoId === null) return <span className="text-muted tabular-nums">{time}</span>
  return (
    <OnYouTube href={atSecond(watchUrl(videoId), second)} label={sharedCollection.from(title, time)}>
      {time}
    </OnYouTube>
  )
}

type LinkProps = { href: string | null; label?: string; children: ReactNode }

function OnYouTube({ href, label, children }: LinkProps) {
  if (href === null) return children
  return (
    <a
      href={href}
      aria-label={label}
      target="_blank"
      rel="noopener noreferrer"
      className="tabular-nums underline underline-offset-2 hover:text-accent"
    >
      {children}
    </a>
  )
}
