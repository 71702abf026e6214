import { useRef } from 'react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Insight } from '#contract/evidence.ts'
import { exampleInBrief } from '#messages/example-in-brief.ts'
import { clockTime } from '#product/times.ts'
import { mapPercent } from '#product/video-map.ts'
import { exampleVideo, spoken } from '#web/content/example-video.ts'
import { smallResult } from '#web/content/small-result.ts'
import { hearPath } from '#web/text/addresses.ts'
import { momentState } from '#web/text/describe-line.ts'
import { PlayIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ExampleStill } from '#web/ui/example-still.tsx'
import { LineCurve } from '#web/ui/line-curve.tsx'
import { StateDot, stateColours } from '#web/ui/state-dot.tsx'
import { usePlayOnce } from './use-play-once.ts'

const { gist, lines } = smallResult
const examplePath = `/examples/${exampleVideo.videoId}`
/** The times in ms at which the words light up, and each line's check lands, the gist's first. */
const litAt = 700
const landsAt = [1500, 2300, 2900, 3500]

/**
 * An example in brief: its gist over the words that it rests on, three lines, and the map. Once, when it
 * comes into view, each line is checked before the eyes of the reader; all else is shown from the start, so
 * that nothing moves and nothing is empty.
 */
export function SmallResult() {
  const figure = useRef<HTMLElement>(null)
  const { phase, take, replay, end } = usePlayOnce(figure)
  return (
    <section ref={figure} aria-label={exampleInBrief.label} className="w-full text-start">
      <Card className="overflow-hidden">
        <Link
          to={examplePath}
          className="group flex items-center gap-3 border-b border-line p-3 text-sm -outline-offset-2"
        >
          <ExampleStill videoId={exampleVideo.videoId} className="w-20 shrink-0 rounded-md" />
          <span className="min-w-0">
            <span lang="en" dir="auto" className="block truncate font-medium group-hover:text-accent">
              {exampleVideo.title}
            </span>
            <span className="block text-muted tabular-nums">
              <bdi>{exampleVideo.channel}</bdi> · {clockTime(exampleVideo.durationSeconds)}
            </span>
          </span>
        </Link>
        <div key={take} data-phase={phase} className="group/live">
          <Gist />
          <ul className="border-t border-line px-5">
            {lines.map((line, index) => (
              <BriefLine key={line.text} line={line} index={index + 1} />
            ))}
          </ul>
          <BriefMap />
          <div className="h-0.5 motion-reduce:hidden">
            <div
              onAnimationEnd={end}
              className="h-full origin-left bg-accent/60 opacity-0 group-data-[phase=playing]/live:animate-live-clock group-data-[phase=playing]/live:opacity-100"
            />
          </div>
        </div>
        <div className="flex flex-wrap justify-between border-t border-line p-1">
          <Link to={examplePath} className={buttonClasses({ variant: 'quiet', size: 'sm' })}>
            {exampleInBrief.whole}
          </Link>
          <Link to={hearPath(examplePath)} className={buttonClasses({ variant: 'quiet', size: 'sm' })}>
            <PlayIcon />
            {exampleInBrief.hear}
          </Link>
          <Button
            variant="quiet"
            size="sm"
            className="motion-reduce:hidden noscript:invisible"
            onClick={phase === 'playing' ? end : replay}
          >
            {phase === 'playing' ? exampleInBrief.stop : exampleInBrief.playAgain}
          </Button>
        </div>
      </Card>
    </section>
  )
}

/** The look of parts that land later: out of sight until then; without scripts or motion they are there. */
const later =
  'group-data-[phase=waiting]/live:opacity-0 noscript:opacity-100! motion-reduce:opacity-100! motion-reduce:animate-none! print:opacity-100!'
/** The look of the parts that make room for it. */
const before =
  'group-data-[phase=done]/live:opacity-0 group-data-[phase=playing]/live:animate-live-leave noscript:opacity-0 motion-reduce:opacity-0 print:opacity-0'

function delayed(milliseconds: number): CSSProperties {
  return { animationDelay: `${milliseconds}ms` }
}

/** The gist over the words that it rests on, lit between the sentences around them. */
function Gist() {
  const [, sentenceBefore, said] = spoken
  const [at = 0] = landsAt
  return (
    <div className="px-5 pt-4 pb-4">
      <p lang="en" dir="auto" className="min-h-28 font-serif text-lg/7 font-semibold text-pretty sm:min-h-21">
        {gist.text}
        {'\u00a0'}
        <LandingDot line={gist} at={at} />
      </p>
      <div className="mt-3 border-s-2 border-accent/50 ps-4">
        <p
          lang="en"
          dir="auto"
          className="min-h-30 font-serif text-sm/6 text-pretty text-muted sm:min-h-18 lg:-me-3"
        >
          {sentenceBefore}{' '}
          <mark
            style={delayed(litAt)}
            className="rounded-xs bg-accent/15 box-decoration-clone py-0.5 text-ink group-data-[phase=playing]/live:animate-live-light group-data-[phase=waiting]/live:bg-transparent group-data-[phase=waiting]/live:text-inherit motion-reduce:bg-accent/15! motion-reduce:text-ink!"
          >
            {said}
          </mark>{' '}
          …
        </p>
        <div className="mt-2 grid text-sm font-medium">
          <p
            aria-hidden="true"
            style={delayed(at)}
            className={`col-start-1 row-start-1 text-muted ${before}`}
          >
            {exampleInBrief.checking}
          </p>
          <p
            style={delayed(at + 250)}
            className={`col-start-1 row-start-1 ${stateColours[gist.state]} ${later} group-data-[phase=playing]/live:animate-live-appear`}
          >
            {momentState({ ...gist, timings: 'estimated' })}
          </p>
        </div>
      </div>
    </div>
  )
}

/** A line with its time; its dot says that it is verified, to a screen reader in words. */
function BriefLine({ line, index }: { line: Insight; index: number }) {
  return (
    <li className="flex gap-3 border-line py-2 not-first:border-t">
      <span dir="ltr" className="w-12 shrink-0 whitespace-nowrap text-sm/6 text-muted tabular-nums">
        ~{clockTime(line.second ?? 0)}
      </span>
      <p lang="en" dir="auto" className="min-w-0 grow font-serif text-sm/6">
        {line.text}
        {'\u00a0'}
        <LandingDot line={line} at={landsAt[index] ?? 0} />
      </p>
    </li>
  )
}

/** A hollow dot until the check lands on it. */
function LandingDot({ line, at }: { line: Insight; at: number }) {
  return (
    <span className="relative ms-0.5 inline-block size-2.5">
      <span
        aria-hidden="true"
        style={delayed(at)}
        className={`absolute inset-0 rounded-full border-[1.5px] border-muted ${before}`}
      />
      <span
        style={delayed(at)}
        className={`absolute inset-0 ${stateColours[line.state]} ${later} group-data-[phase=playing]/live:animate-live-drop`}
      >
        <StateDot state={line.state} className="size-2.5!" />
      </span>
      <span className="sr-only">{exampleInBrief.verified}</span>
    </span>
  )
}

const shown: readonly Insight[] = [gist, ...lines]
const seconds = shown.map(({ second }) => second ?? 0)

/** The video to scale, with a dot for each of the lines. Decoration: each line says its time. */
function BriefMap() {
  return (
    <div aria-hidden="true" className="px-5 pt-1 pb-4">
      <div dir="ltr" className="relative h-8 border-b-4 border-line">
        <LineCurve seconds={seconds} durationSeconds={exampleVideo.durationSeconds} />
        {shown.map((line, index) => (
          <span
            key={line.text}
            className="absolute -bottom-2 -ms-1.5 size-3"
            style={{ left: `${mapPercent(line.second ?? 0, exampleVideo.durationSeconds)}%` }}
          >
            <span
              style={delayed(landsAt[index] ?? 0)}
              className={`block ${stateColours[line.state]} ${later} group-data-[phase=playing]/live:animate-live-drop`}
            >
              <StateDot state={line.state} />
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}
