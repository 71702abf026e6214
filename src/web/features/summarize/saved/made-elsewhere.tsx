import { Card } from '#web/ui/card.tsx'
import { ResultSkeleton } from '../work/result-skeleton.tsx'
import { WorkingBars } from '../work/working-bars.tsx'

/** Stands where a summary will be that another tab, or another device, has asked for. */
export function MadeElsewhere() {
  return (
    <>
      <Card className="flex items-center gap-4 p-5">
        <WorkingBars className="size-7" />
        <output className="block">
          <span className="block font-medium">Generating AI summary...</span>
          <span className="block text-sm text-muted">
            It is being made in another tab and appears here by itself.
          </span>
        </output>
      </Card>
      <ResultSkeleton />
    </>
  )
}
