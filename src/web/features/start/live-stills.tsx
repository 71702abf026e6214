import type { ReactNode } from 'react'
import { momentState } from '#evidence/describe-line.ts'
import { spoken, exampleLine } from '#web/content/example-video.ts'
import { StateDot, stateColours } from '#web/features/evidence/state-dot.tsx'

/** The same in three stills, for readers who want no motion. */
export function LiveStills() {
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
