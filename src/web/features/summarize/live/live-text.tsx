import { styleName } from '../result/style-name.ts'
import { SummaryText } from '../result/summary-text.tsx'
import { defaultOptions } from '#web/features/run/options.ts'
import type { Running } from '#web/features/run/reducer.ts'
import type { LiveFeed } from '#web/features/run/live-feed.ts'
import { TextLines } from './skeletons.tsx'
import { useLive } from '#web/features/run/live-feed.ts'

type Props = { feed: LiveFeed; running: Running | null }

/** The text of a summary as it is written, in the place where the whole one will stand. */
export function LiveText({ feed, running }: Props) {
  const request = running?.request
  const { style, language } = request?.kind === 'summary' ? request.options : defaultOptions
  const text = useLive(feed, 'text')
  return (
    <section aria-labelledby="summary-heading" className="mt-8">
      <h3 id="summary-heading" className="font-serif text-2xl font-semibold">
        AI Summary
      </h3>
      <p className="mt-1 text-sm text-muted">Being written from the transcript. Style: {styleName(style)}.</p>
      {/* Five lines are kept free, fewer than any summary has, so that what follows moves as little as can be. */}
      <div aria-busy="true" className="mt-4 min-h-[150px]">
        {text.trim() === '' ? <TextLines /> : <SummaryText text={text} language={language} />}
      </div>
    </section>
  )
}
