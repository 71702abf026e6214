import { use } from 'react'
import { HighlightIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReadingContext } from './reading-context.ts'

/** Shows only the highlighted lines of a result, or all of them again. */
export function HighlightFilter() {
  const reading = use(ReadingContext)
  if (reading === null) return null
  const { isFiltered, setFiltered, byLine } = reading
  return (
    <Button
      variant={isFiltered ? 'secondary' : 'quiet'}
      size="sm"
      aria-pressed={isFiltered}
      className="-my-1 shrink-0"
      onClick={() => setFiltered(!isFiltered)}
    >
      <HighlightIcon isFilled={isFiltered} />
      Highlights {byLine.size > 0 && <span className="tabular-nums">{byLine.size}</span>}
    </Button>
  )
}
