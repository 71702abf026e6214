import { controls } from '#messages/controls.ts'
import { liveSummary } from '#messages/live-summary.ts'
import { readingTimes } from '#messages/reading-times.ts'
import { runTexts } from '#messages/run-texts.ts'
import { CheckedText } from '#web/features/evidence/checked-text.tsx'
import { useLive } from '#web/features/run/live-feed.ts'
import type { LiveFeed } from '#web/features/run/live-feed.ts'
import { stageText } from '#web/features/run/reducer.ts'
import type { Running } from '#web/features/run/reducer.ts'
import { defaultOptions } from '#web/features/run/request.ts'
import { Button } from '#web/ui/button.tsx'
import { videoLine } from '#web/ui/video-caption.tsx'
import { TextLines } from './line-skeletons.tsx'
import { formName, styleName } from './option-names.ts'
import { WorkingBars } from './stage-card.tsx'
import { FormText, SummaryText } from './summary-text.tsx'

type Props = { running: Running; feed: LiveFeed; onCancel: () => void }

/** The facts of a summary that is being written. Each line has the height of the one that replaces it. */
export function LiveFacts({ running, feed, onCancel }: Props) {
  const { video, connection } = running
  const about = video === null ? '' : videoLine(video)
  const parts = useLive(feed, 'parts')
  const isRead = parts !== null && parts.done === parts.total
  const restarted = useLive(feed, 'hasRestarted')
  return (
    <div>
      <p className="mt-3 text-sm text-muted tabular-nums">
        {about}
        {/* The invisible text reserves the room of the reading time. */}
        <span aria-hidden="true" className="invisible">
          {` · ${readingTimes.minutes(2)}`}
        </span>
      </p>
      <div className="mt-1 flex min-h-5 flex-wrap items-center gap-x-3 text-sm tabular-nums">
        <WorkingBars className="size-4" />
        <span>{isRead && connection === 'open' ? liveSummary.generating : stageText(running)}</span>
        {parts !== null && (
          <progress
            value={parts.done}
            max={parts.total}
            aria-label={liveSummary.partsRead}
            className="h-1.5 w-16 appearance-none overflow-hidden rounded-full bg-line sm:w-40 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          />
        )}
        <Button variant="quiet" size="sm" className="-my-2" onClick={onCancel}>
          {controls.cancel}
        </Button>
      </div>
      <output className="block text-sm text-muted">
        {restarted && <span className="mt-1 block">{liveSummary.restarted}</span>}
      </output>
    </div>
  )
}

type LiveTextProps = { feed: LiveFeed; running: Running | null }

/** The text of a summary as it is written, where the whole text will stand. */
export function LiveText({ feed, running }: LiveTextProps) {
  const request = running?.request
  const { style, language } = request?.kind === 'summary' ? request.options : defaultOptions
  const text = useLive(feed, 'text')
  const sentences = useLive(feed, 'sentences')
  const form = useLive(feed, 'form')
  return (
    <section aria-labelledby="summary-heading" className="mt-10">
      <h3 id="summary-heading" className="font-serif text-xl font-semibold">
        {form === null ? runTexts.aiSummary : formName(form)}
      </h3>
      <p className="mt-1 text-sm text-muted">
        {form === null ? liveSummary.beingWrittenInStyle(styleName(style)) : liveSummary.beingWritten}
      </p>
      {/* Five lines stay free, fewer than any summary has, so that little moves below them. */}
      <div aria-busy="true" className="mt-4 min-h-[150px]">
        {sentences.length === 0 && text.trim() === '' && <TextLines />}
        {sentences.length === 0 && text.trim() !== '' && <SummaryText text={text} language={language} />}
        {sentences.length > 0 && form !== null && (
          <FormText sections={form.sections} sentences={sentences} language={language} isLive />
        )}
        {sentences.length > 0 && form === null && (
          <CheckedText sentences={sentences} style={style} language={language} draft={text} />
        )}
      </div>
    </section>
  )
}
