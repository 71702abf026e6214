import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Insight } from '#contract/evidence.ts'
import { speakersOf } from '#export/line-speakers.ts'
import { proofLink } from '#messages/proof-link.ts'
import { clockTime } from '#product/times.ts'
import { hearPath, resultPath } from '#web/text/addresses.ts'
import { stateName } from '#web/text/describe-line.ts'
import { PlayIcon } from './action-icons.tsx'
import { joinClasses } from './join-classes.ts'
import { StateDot, stateColours } from './state-dot.tsx'
import { VideoStill } from './video-still.tsx'

type Props = {
  /** `null` where there is no picture. */
  videoId: string | null
  headingId?: string
  level?: 'h2' | 'h3'
  title: ReactNode
  /** Channel, length, and what became of it. */
  facts: ReactNode
  /** The text that stands for the video; none while it is shown elsewhere. */
  children?: ReactNode
}

/** A video in a list: its picture, its title, the facts, and the line that stands for it. */
export function VideoRow({ videoId, headingId, level: Heading = 'h2', title, facts, children }: Props) {
  const hasText = children !== undefined && children !== null && children !== false
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      {videoId !== null && <VideoStill videoId={videoId} className="w-24 self-start sm:row-span-2 sm:w-40" />}
      <div className={videoId === null ? 'col-span-2 min-w-0' : 'min-w-0'}>
        <Heading
          id={headingId}
          dir="auto"
          className="line-clamp-2 font-serif text-lg leading-snug font-semibold wrap-anywhere"
        >
          {title}
        </Heading>
        {facts}
      </div>
      {hasText && (
        <div className={joinClasses('mt-2 min-w-0 max-sm:col-span-2', videoId === null && 'col-span-2')}>
          {children}
        </div>
      )}
    </div>
  )
}

type LineProps = { line: Pick<Insight, 'text' | 'state' | 'quote' | 'speaker'>; second: ReactNode }

/** The line that stands for a video, with its state for eye and ear, and its second, a link. */
export function LeadingLine({ line, second }: LineProps) {
  const { text, state, quote } = line
  const speakers = speakersOf(line)
  return (
    <>
      <p dir="auto" className="font-serif text-base/6 wrap-anywhere">
        {text}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
        <span className={`inline-flex items-center gap-1 ${stateColours[state]}`}>
          <StateDot state={state} />
          {stateName({ state, quote })}
        </span>
        {speakers !== '' && <bdi className="text-muted">{speakers}</bdi>}
        {second}
      </p>
    </>
  )
}

type LinkProps = { historyId: string | null; second: number | null }

/**
 * The second of a line, as a link into its result, and one that plays all of its proof where the title names
 * it; nothing where there is no result or no second.
 */
export function LineSecond({ historyId, second, title }: LinkProps & { title?: string }) {
  if (historyId === null || second === null) return null
  return (
    <>
      <Link to={resultPath(historyId, second)} className="text-accent tabular-nums hover:underline">
        {clockTime(second)}
      </Link>
      {title !== undefined && <HearLink historyId={historyId} second={second} title={title} />}
    </>
  )
}

/** A link into a result, whose proof plays at once; `null` where it has no result, or no times. */
export function HearLink({ historyId, second, title }: LinkProps & { title: string }) {
  if (historyId === null || second === null) return null
  return (
    <Link
      to={hearPath(resultPath(historyId, null))}
      aria-label={proofLink.hearOf(title)}
      className="inline-flex items-center gap-1 text-accent hover:underline [&_svg]:size-4"
    >
      <PlayIcon />
      {proofLink.hear}
    </Link>
  )
}
