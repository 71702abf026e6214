import type { ReactNode } from 'react'
import { alternatives } from '#messages/alternatives.ts'
import { clockTime } from '#product/times.ts'
import { shortLine } from '#web/content/example-video.ts'
import { StateDot, stateColours } from '#web/features/evidence/state-dot.tsx'
import { TimingsContext } from '#web/features/player/player-context.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { AlternativesPage } from '#web/features/site/alternatives-page.tsx'
import { Card } from '#web/ui/card.tsx'

const { kinds } = alternatives
const pieceStart = 480
const estimated = 545

/** The comparison with other tools, with one line about the talk as each kind of them shows it. */
export function Alternatives() {
  const lines = (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2">
      <Kind name={kinds.checked}>
        <TimingsContext value="estimated">
          <TimeChip second={shortLine.second} />
        </TimingsContext>
        <span
          className={`inline-flex items-center gap-1.5 font-sans text-sm ${stateColours[shortLine.state]}`}
        >
          <StateDot state={shortLine.state} />
          {alternatives.wordsFound}
        </span>
      </Kind>
      <Kind name={kinds.estimated}>
        <Reference>{clockTime(estimated)}</Reference>
      </Kind>
      <Kind name={kinds.piece}>
        <Reference>{clockTime(pieceStart)}</Reference>
      </Kind>
      <Kind name={kinds.source}>
        <Reference>[1]</Reference>
      </Kind>
    </ul>
  )
  return <AlternativesPage lines={lines} />
}

/** The line with what a kind of tool puts behind it. */
function Kind({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <Card className="h-full p-5">
        <h3 className="text-sm font-medium text-muted">{name}</h3>
        <p className="mt-2 font-serif text-lg/8">
          <bdi lang="en">{shortLine.text}</bdi> {children}
        </p>
      </Card>
    </li>
  )
}

function Reference({ children }: { children: ReactNode }) {
  return <span className="px-1 font-sans text-sm text-muted tabular-nums">{children}</span>
}
