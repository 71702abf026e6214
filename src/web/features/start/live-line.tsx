import { useRef } from 'react'
import { exampleVideos } from '#product/examples.ts'
import { clockTime } from '#product/times.ts'
import { momentState } from '#evidence/describe-line.ts'
import { exampleLine, exampleVideo, sectionStarts, spoken } from '#web/content/example-video.ts'
import { StateDot, stateColours } from '#web/features/evidence/state-dot.tsx'
import { MomentMap } from '#web/features/moments/moment-map.tsx'
import { ExampleStill } from '#web/features/player/example-still.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { usePlayOnce } from './use-play-once.ts'
import type { ReactNode } from 'react'

const [{ videoId }] = exampleVideos
const found = momentState({ ...exampleLine, timings: 'estimated' })
const description = `A line about “${exampleVideo.title}”: “${exampleLine.text}” Its quote is looked up in the transcript. ${found}: “${exampleLine.quote}”`

/**
 * A result at work: a line, its quote rising from the transcript, and the dot of its check landing. It takes six seconds and
 * plays once. A reader who wants no motion sees three stills instead.
 */
export function LiveLine() {
  const figure = useRef<HTMLElement>(null)
  const { phase, take, replay, end } = usePlayOnce(figure)
  return (
    <section ref={figure} aria-label="How a line is checked" className="mx-auto w-full max-w-xl text-left">
      <p className="sr-only">{description}</p>
      <Card className="overflow-hidden">
        <div aria-hidden="true" className="flex items-center gap-3 border-b border-line p-3 text-sm">
          <ExampleStill videoId={videoId} className="w-20 shrink-0 rounded-md" />
          <div className="min-w-0">
            <p className="truncate font-medium">{exampleVideo.title}</p>
            <p className="text-muted tabular-nums">
              {exampleVideo.channel} · {clockTime(exampleVideo.durationSeconds)}
            </p>
          </div>
        </div>
        <div key={take} data-phase={phase} aria-hidden="true" className="group/live motion-reduce:hidden">
          <LiveStage />
          <div className="h-0.5">
            <div
              onAnimationEnd={end}
              className="h-full origin-left bg-accent/60 opacity-0 group-data-[phase=playing]/live:animate-live-clock group-data-[phase=playing]/live:opacity-100"
            />
          </div>
        </div>
        <LiveStills />
      </Card>
      <div className="mt-2 flex h-9 lg:justify-end motion-reduce:hidden noscript:invisible">
        <Button variant="quiet" size="sm" onClick={phase === 'playing' ? end : replay}>
          {phase === 'playing' ? 'Stop' : 'Play again'}
        </Button>
      </div>
    </section>
  )
}

/** What comes later is out of sight until it does; without scripts all of it is there. */
const later = 'group-data-[phase=waiting]/live:opacity-0 noscript:opacity-100!'

/**
 * The line over its transcript. What moves is set off by the phase of the group around it. Its parts have fixed heights:
 * another font may break their lines elsewhere.
 */
function LiveStage() {
  const [, before, said, after] = spoken
  return (
    <>
      <div className="relative z-10 min-h-60 bg-surface px-5 pt-5 pb-4">
        <p className="min-h-24 font-serif text-xl/8 font-semibold text-balance sm:min-h-16">
          {exampleLine.text}{' '}
          <span className="relative inline-block size-2.5">
            <span className="absolute inset-0 rounded-full border-[1.5px] border-muted group-data-[phase=done]/live:opacity-0 group-data-[phase=playing]/live:animate-live-leave noscript:opacity-0" />
            <StateDot
              state={exampleLine.state}
              className={`absolute inset-0 ${stateColours[exampleLine.state]} ${later} group-data-[phase=playing]/live:animate-live-drop`}
            />
          </span>
        </p>
        <p
          className={`mt-3 h-28 sm:h-21 bg-surface border-s-2 border-accent/50 ps-4 font-serif text-base/7 text-pretty ${later} group-data-[phase=playing]/live:animate-live-rise`}
        >
          “{said.slice(0, -1)}”
        </p>
        <div className={`${later} group-data-[phase=playing]/live:animate-live-verdict`}>
          <p
            className={`mt-3 flex items-center gap-2 text-sm font-medium ${stateColours[exampleLine.state]}`}
          >
            <StateDot state={exampleLine.state} />
            {found}
          </p>
          <div className="-mt-2">
            <MomentMap
              second={exampleLine.second ?? 0}
              durationSeconds={exampleVideo.durationSeconds}
              chapterStarts={sectionStarts}
              state={exampleLine.state}
            />
          </div>
        </div>
      </div>
      <div className="border-t border-line bg-paper px-5 pt-3 pb-5">
        <p className="text-xs font-medium text-muted">Transcript</p>
        <p className="mt-1 h-35 overflow-hidden font-serif text-base/7 text-muted">
          {before}{' '}
          <mark
            className={`rounded-xs bg-accent/15 box-decoration-clone py-0.5 text-ink group-data-[phase=waiting]/live:bg-transparent group-data-[phase=waiting]/live:text-inherit group-data-[phase=playing]/live:animate-live-light`}
          >
            {said}
          </mark>{' '}
          {after}
        </p>
      </div>
    </>
  )
}

/** The same in three stills, for readers who want no motion. */
function LiveStills() {
  const [, before, said] = spoken
  return (
    <ol aria-hidden="true" className="hidden divide-y divide-line motion-reduce:block">
      <Still step={1} title="A line">
        <p className="font-serif text-lg/7">
          {exampleLine.text}{' '}
          <span className="inline-block size-2.5 rounded-full border-[1.5px] border-muted" />
        </p>
      </Still>
      <Still step={2} title="Its quote, found in the transcript">
        <p className="font-serif text-base/7 text-muted">
          {before}{' '}
          <mark className="rounded-xs bg-accent/15 box-decoration-clone py-0.5 text-ink">{said}</mark>
        </p>
      </Still>
      <Still step={3} title="The check">
        <p className={`flex items-center gap-2 font-medium ${stateColours[exampleLine.state]}`}>
          <StateDot state={exampleLine.state} />
          {momentState({ ...exampleLine, timings: 'estimated' })}
        </p>
      </Still>
    </ol>
  )
}

function Still({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 px-5 py-4">
      <span className="font-serif text-2xl leading-7 text-accent tabular-nums">{step}</span>
      <div className="min-w-0">
        <p className="text-xs font-medium text-muted">{title}</p>
        <div className="mt-1">{children}</div>
      </div>
    </li>
  )
}
