import type { Summary } from '#contract/summaries.ts'
import { readingTime } from '#web/text/reading-time.ts'
import { joinFacts } from '#web/ui/direction.ts'
import { videoLine } from '#web/ui/video-caption.tsx'

type Props = {
  title: string
  /** `h1` on a page that has no heading of its own above it. */
  as: 'h1' | 'h2'
}

/** The title of a result; the focus goes to it when the result arrives. */
export function ResultTitle({ title, as: Heading }: Props) {
  return (
    <Heading
      id="result-heading"
      tabIndex={-1}
      dir="auto"
      className="font-serif text-2xl leading-tight font-semibold text-balance outline-none sm:text-4xl"
    >
      {title}
    </Heading>
  )
}

/** Channel, duration and reading time in one line, as far as they are known. */
export function resultLine(summary: Pick<Summary, 'videoChannel' | 'videoDuration' | 'summary'>): string {
  return joinFacts([videoLine(summary), readingTime(summary.summary)])
}
