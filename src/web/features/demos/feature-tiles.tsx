import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { hasPlans } from '#product/offers.ts'
import { features } from '#web/content/features.ts'
import { usePlayer } from '#web/features/player/use-player.ts'
import { noResult, ResultContext } from '#web/features/result-state/result-context.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import {
  AllowanceDemo,
  ChoicesDemo,
  SearchDemo,
  ChaptersDemo,
  PartsDemo,
  PlayerDemo,
  LineDemo,
  MapDemo,
} from './feature-demos.tsx'

/** The parts of the product, each at work on the talk. A time plays in the tile that shows the video. */
export function FeatureTiles() {
  const player = usePlayer()
  const { play, clock } = player
  const around = useMemo<typeof noResult>(
    () => ({ ...noResult, play, clock, timings: 'estimated' }),
    [play, clock],
  )
  const demos: Record<keyof typeof features.tiles, ReactNode> = {
    insights: <LineDemo />,
    seconds: <PlayerDemo player={player} />,
    coverage: <MapDemo />,
    chapters: <ChaptersDemo />,
    search: <SearchDemo />,
    whole: <PartsDemo />,
    choices: <ChoicesDemo />,
    allowance: <AllowanceDemo />,
  }
  return (
    <ResultContext value={around}>
      <ul className="mt-8 grid gap-4 md:grid-cols-2">
        {offeredTiles.map((name) => (
          <li key={name} data-tile={name} className="min-w-0">
            <Tile {...features.tiles[name]}>{demos[name]}</Tile>
          </li>
        ))}
      </ul>
    </ResultContext>
  )
}

const tileNames = [
  'insights',
  'seconds',
  'coverage',
  'chapters',
  'search',
  'whole',
  'choices',
  'allowance',
] as const

const offeredTiles = tileNames.filter((name) => hasPlans || name !== 'allowance')

type TileProps = { title: string; text: string; children: ReactNode }

function Tile({ title, text, children }: TileProps) {
  return (
    <Card className="flex h-full flex-col p-5 sm:p-6">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-pretty text-muted">
        <LinkedText text={text} />
      </p>
      <div className="mt-4 flex grow flex-col justify-center">{children}</div>
    </Card>
  )
}
