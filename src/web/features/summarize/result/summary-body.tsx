import type { Summary } from '#contract/summaries.ts'
import { currentOptions } from '#web/features/run/options.ts'
import { summaryHeading } from '#web/lib/summary-heading.ts'
import { engineNote } from './engine-note.ts'
import { CaptionsEndNote } from './captions-end-note.tsx'
import { EstimatedNote } from './estimated-note.tsx'
import { EvidenceSentence } from './evidence-sentence.tsx'
import { MissingParts } from './missing-parts.tsx'
import { SummaryText } from './summary-text.tsx'

type Props = {
  summary: Pick<
    Summary,
    | 'summary'
    | 'summarySentences'
    | 'language'
    | 'style'
    | 'engine'
    | 'timings'
    | 'parts'
    | 'captionsEnd'
    | 'durationSeconds'
  >
}

/** The summary text; an extracted one shows for each of its sentences when it was said. */
export function SummaryBody({ summary }: Props) {
  const { language, summarySentences } = summary
  const isExtracted = summarySentences.length > 0
  return (
    <section aria-labelledby="summary-heading" className="mt-8">
      <h3 id="summary-heading" className="font-serif text-2xl font-semibold">
        {summaryHeading(summary)}
      </h3>
      <p className="mt-1 text-sm text-muted">{engineNote(summary, currentOptions())}</p>
      {isExtracted && <EstimatedNote timings={summary.timings} />}
      <MissingParts parts={summary.parts} />
      <CaptionsEndNote captionsEnd={summary.captionsEnd} durationSeconds={summary.durationSeconds} />
      <div className="mt-4">
        {isExtracted ? (
          <p className="font-serif text-lg/[30px]" lang={language} dir="auto">
            {summarySentences.map((sentence) => (
              <EvidenceSentence key={`${sentence.sentence}-${sentence.text}`} insight={sentence} />
            ))}
          </p>
        ) : (
          <SummaryText text={summary.summary} language={language} />
        )}
      </div>
      {/* Under a written text, so that the text stays where it was while it was written. */}
      {!isExtracted && <EstimatedNote timings={summary.timings} />}
    </section>
  )
}
