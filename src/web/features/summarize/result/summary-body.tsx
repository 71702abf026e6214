import type { Summary } from '#contract/summaries.ts'
import { summaryHeading } from '../work/summary-heading.ts'
import { engineNote } from './engine-note.ts'
import { EstimatedNote } from './estimated-note.tsx'
import { EvidenceSentence } from './evidence-sentence.tsx'

/** The summary text; an extracted one shows for each of its sentences when it was said. */
export function SummaryBody({ summary }: { summary: Summary }) {
  const note = engineNote(summary)
  const { language, summarySentences } = summary
  return (
    <section aria-labelledby="summary-heading" className="mt-8">
      <h3 id="summary-heading" className="font-serif text-2xl font-semibold">
        {summaryHeading(summary)}
      </h3>
      {note !== null && <p className="mt-1 text-sm text-muted">{note}</p>}
      <EstimatedNote timings={summary.timings} />
      <div className="mt-4 space-y-4 font-serif text-lg/[30px]" lang={language} dir="auto">
        {summarySentences.length > 0 ? (
          <p>
            {summarySentences.map((sentence) => (
              <EvidenceSentence key={`${sentence.sentence}-${sentence.text}`} insight={sentence} />
            ))}
          </p>
        ) : (
          paragraphs(summary.summary).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        )}
      </div>
    </section>
  )
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
