import type { Summary, Part, Insight } from '#contract/summaries.ts'
import { clockTime } from '#product/clock-time.ts'
import { currentOptions, defaultOptions } from '#web/features/run/options.ts'
import type { SummaryOptions } from '#web/features/run/options.ts'
import { summaryHeading } from '#web/lib/summary-heading.ts'
import { CaptionsEndNote, EstimatedNote } from '#web/features/transcript/transcript-notes.tsx'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { styleName } from './option-names.ts'
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

/** How the summary was made, in one to three sentences; `choices` are those that it was asked for with. */
export function engineNote(
  { engine, language, style }: Pick<Summary, 'engine' | 'language' | 'style'>,
  choices: SummaryOptions = defaultOptions,
): string {
  if (engine.kind === 'model')
    return `Written from the transcript by ${engine.name}. Style: ${styleName(style)}.`
  const notes = ["Extracted from the speaker's own sentences, not written by an AI."]
  const other = otherLanguage(language)
  if (other !== null) notes.push(`It is in ${other}, the language of the video.`)
  if (choices.style !== defaultOptions.style || choices.language !== defaultOptions.language) {
    notes.push('Style and language can be chosen only where a language model writes.')
  }
  return notes.join(' ')
}

function otherLanguage(tag: string): string | null {
  if (tag === 'und' || tag === 'en' || tag.startsWith('en-')) return null
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? null
}

/** Names the stretches of the video that are not in the summary; nothing where all of it is. */
function MissingParts({ parts }: { parts: readonly Part[] }) {
  const missing = parts.flatMap((part, index) =>
    part.state === 'missing' ? [nameOf(part, index, parts)] : [],
  )
  if (missing.length === 0) return null
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(missing)
  return (
    <p className="mt-4 border-l-2 border-warn pl-3 text-sm text-warn tabular-nums">
      {names} could not be read and {missing.length === 1 ? 'is' : 'are'} not in this summary.
    </p>
  )
}

function nameOf({ start, end }: Part, index: number, parts: readonly Part[]): string {
  if (start === null || end === null) return `Part ${index + 1} of ${parts.length}`
  return `${clockTime(start)} to ${clockTime(end)}`
}

/** One sentence of an extracted summary with the moment it was said; pointing at either lifts both out. */
function EvidenceSentence({ insight }: { insight: Insight }) {
  const [rest, last] = cutLastWord(insight.text)
  return (
    <>
      <span className="group decoration-accent/40 decoration-2 underline-offset-4 focus-within:underline hover:underline">
        {rest}
        <span className="whitespace-nowrap">
          {last}
          <TimeChip second={insight.second} quiet />
        </span>
      </span>{' '}
    </>
  )
}

/** Longer than this it may be a sentence of a script without spaces, which has to be able to wrap. */
const maxWordLength = 24

/** A text cut before its last word, so that what follows the text can be kept on one line with that word. */
export function cutLastWord(text: string): [rest: string, last: string] {
  const cut = text.trimEnd().lastIndexOf(' ') + 1
  return text.length - cut > maxWordLength ? [text, ''] : [text.slice(0, cut), text.slice(cut)]
}
