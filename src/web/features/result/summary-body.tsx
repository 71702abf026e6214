import type { ReactNode } from 'react'
import type { LineChecking, Part, Summary } from '#contract/summary.ts'
import { languageTag } from '#messages/language.ts'
import { result } from '#messages/result.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'
import { clockTime } from '#product/times.ts'
import { CheckedText } from '#web/features/evidence/checked-text.tsx'
import { lineKey } from '#web/features/result-state/lines.ts'
import { CaptionsEndNote, EstimatedNote, UnnamedNote } from '#web/features/transcripts/transcript-notes.tsx'
import { discounted } from '#web/text/checked-by.ts'
import { languageName } from '#web/text/names.ts'
import { LineRows } from './line-rows.tsx'
import { formName, headingOf } from './option-names.ts'
import { FormText, SummaryText } from './summary-text.tsx'

type Props = {
  summary: Pick<
    Summary,
    | 'summary'
    | 'summarySentences'
    | 'language'
    | 'askedLanguage'
    | 'style'
    | 'engine'
    | 'timings'
    | 'parts'
    | 'captionsEnd'
    | 'checking'
    | 'durationSeconds'
    | 'insights'
    | 'gistSentence'
  > &
    // A server of before and a summary that the browser saved do not name it.
    Partial<Pick<Summary, 'form' | 'talk'>>
  /** Beside the heading. */
  filter?: ReactNode
  /** The heading above the highlighted lines; `null` where all lines are shown. */
  highlights?: ReactNode
  /** Stands after the first of its rows, or after a text that has none. */
  between?: ReactNode
}

/** The text of a summary, each sentence with its evidence; unchecked ones as mere text. */
export function SummaryBody({ summary, filter = null, highlights = null, between = null }: Props) {
  return (
    <section aria-labelledby="summary-heading" className="mt-10 first:mt-0 lg:first:mt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="summary-heading" tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
          {nameOf(summary)}
        </h3>
        {filter}
      </div>
      {highlights === null ? (
        <WholeText summary={summary} between={between} />
      ) : (
        <div className="mt-2 space-y-4">
          {highlights}
          <Lines summary={summary} between={null} />
        </div>
      )}
    </section>
  )
}

/** A form that is asked for is named; without one it is a summary. */
function nameOf({ engine, form = keyInsightsForm }: Props['summary']): string {
  return form.id === keyInsightsForm.id ? headingOf({ engine }) : formName(form)
}

type TextProps = Required<Pick<Props, 'summary' | 'between'>>

function WholeText({ summary, between }: TextProps) {
  const { language, summarySentences, form = keyInsightsForm } = summary
  const isExtracted = summary.engine.kind === 'extractive'
  return (
    <>
      {isExtracted && <LanguageNote language={language} />}
      <AskedLanguageNote summary={summary} />
      {isExtracted && <EstimatedNote timings={summary.timings} />}
      <MissingParts parts={summary.parts} />
      <CheckingNote summary={summary} />
      <CaptionsEndNote captionsEnd={summary.captionsEnd} durationSeconds={summary.durationSeconds} />
      <div className="mt-4">
        {summarySentences.length > 0 || form.sections.length > 0 ? (
          <Lines summary={summary} between={between} />
        ) : (
          <SummaryText text={summary.summary} language={language} />
        )}
      </div>
      {/* Under a written text, so that the text stays where it was while it was written. */}
      {!isExtracted && <EstimatedNote timings={summary.timings} />}
      <UnnamedNote talk={summary.talk ?? null} />
    </>
  )
}

/** The lines of a summary that are shown, in its form. */
function Lines({ summary, between }: TextProps) {
  const { language, style, summarySentences, form = keyInsightsForm } = summary
  if (form.sections.length === 0 && summary.engine.kind === 'extractive') {
    // Picked sentences do not follow one another.
    const lines = summarySentences.map((line, index) => ({ line, key: lineKey('sentence', index) }))
    return <LineRows lines={lines} language={language} between={between} />
  }
  return (
    <>
      {form.sections.length > 0 ? (
        <FormText sections={form.sections} sentences={summarySentences} language={language} />
      ) : (
        <CheckedText sentences={summarySentences} style={style} language={language} />
      )}
      {between}
    </>
  )
}

/** The progress of a checker; nothing where it answered about every line. */
function CheckingNote({ summary }: Pick<Props, 'summary'>) {
  const { checking, summarySentences } = summary
  const isChecked = checking !== null && summarySentences.length > 0
  const note = isChecked ? (checkingNote(checking) ?? discounted(summary)) : null
  return note === null ? null : <p className="mt-1 text-sm text-muted">{note}</p>
}

function checkingNote({ checker, asked, answered }: LineChecking): string | null {
  if (checker === null) return result.noChecker
  const late = asked - answered
  if (late <= 0) return null
  return late === asked ? result.checkerLate : result.checkerLateAbout(late, asked)
}

/** The language of a summary that nobody chose: nothing where it is the page's. */
function LanguageNote({ language }: Pick<Summary, 'language'>) {
  const other = otherLanguage(language)
  return other === null ? null : <p className="mt-1 text-sm text-muted">{result.inLanguage(other)}</p>
}

/** A model may write in another language than it was asked for; nothing where it did not. */
function AskedLanguageNote({ summary: { askedLanguage, language } }: Pick<Props, 'summary'>) {
  if (askedLanguage === undefined) return null
  const text = result.otherLanguage(languageName(askedLanguage), languageName(language))
  return <p className="mt-1 text-sm text-muted">{text}</p>
}

function otherLanguage(tag: string): string | null {
  if (tag === 'und' || tag === languageTag || tag.startsWith(`${languageTag}-`)) return null
  return languageName(tag)
}

/** Names the stretches of the video that are not in the summary; nothing where all of it is. */
export function MissingParts({ parts }: { parts: readonly Part[] }) {
  const missing = parts.flatMap((part, index) =>
    part.state === 'missing' ? [stretchOf(part, index, parts)] : [],
  )
  if (missing.length === 0) return null
  return (
    <p className="mt-4 border-s-2 border-warn ps-3 text-sm text-warn tabular-nums">
      {result.missing(missing)}
    </p>
  )
}

function stretchOf({ start, end }: Part, index: number, parts: readonly Part[]): string {
  if (start === null || end === null) return result.part(index + 1, parts.length)
  return result.stretch(clockTime(start), clockTime(end))
}
