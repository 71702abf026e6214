import type { ReactNode } from 'react'
import type { SummarySentence } from '#contract/evidence.ts'
import type { SummaryForm } from '#contract/forms.ts'
import { languageTag } from '#messages/language.ts'
import { result } from '#messages/result.tsx'
import { leadOf, linesInSections } from '#product/form-sections.ts'
import type { SectionShape } from '#product/form-sections.ts'
import { CheckedSentence, textLook } from '#web/features/evidence/checked-text.tsx'
import { lineKey } from '#web/features/result-state/lines.ts'
import { useHiddenLines } from '#web/features/result-state/use-lines.ts'

type Props = {
  sections: SummaryForm['sections']
  sentences: readonly SummarySentence[]
  language: string
  /** It is still being written, so that an empty section may fill. */
  isLive?: boolean
}

/** A summary in its form: each section with its heading and its lines, every line with its moment and its state. */
export function FormText({ sections, sentences, language, isLive = false }: Props) {
  const hidden = useHiddenLines()
  const placed = sentences
    .map((sentence, index) => ({
      sentence,
      paragraph: sentence.paragraph,
      key: lineKey('sentence', index),
    }))
    .filter(({ key }) => hidden?.has(key) !== true)
  return (
    <div className="space-y-8" lang={language} dir="auto">
      {linesInSections(sections, placed).map(({ section, lines }) => {
        const { heading, shape, paragraph } = section
        if (lines.length === 0 && (isLive || heading === '' || hidden !== null)) return null
        return (
          <section key={paragraph}>
            {heading !== '' && <h4 className="mb-3 text-base font-semibold text-balance">{heading}</h4>}
            {lines.length === 0 ? (
              <p className="text-sm text-muted" lang={languageTag}>
                {result.nothingSaid}
              </p>
            ) : (
              <SectionLines shape={shape}>
                {lines.map(({ sentence, key }) => (
                  <SectionLine key={key} shape={shape}>
                    <CheckedSentence lineKey={key} sentence={sentence} lead={leadIn(sentence, shape)} />
                  </SectionLine>
                ))}
              </SectionLines>
            )}
          </section>
        )
      })}
    </div>
  )
}

function SectionLines({ shape, children }: { shape: SectionShape; children: ReactNode }) {
  if (shape === 'prose') return <p className={textLook}>{children}</p>
  if (shape === 'steps') {
    return (
      <ol className={`list-decimal space-y-2 ps-8 marker:text-muted marker:tabular-nums ${textLook}`}>
        {children}
      </ol>
    )
  }
  const isPlain = shape === 'terms' || shape === 'questions'
  const list = isPlain ? 'list-none space-y-3' : 'list-disc space-y-2 ps-6 marker:text-muted'
  return <ul className={`${list} ${textLook}`}>{children}</ul>
}

function leadIn({ text }: SummarySentence, shape: SectionShape) {
  const { length } = leadOf(text, shape)
  return length === 0 ? null : { length, isLine: shape === 'questions' }
}

function SectionLine({ shape, children }: { shape: SectionShape; children: ReactNode }) {
  return shape === 'prose' ? children : <li>{children}</li>
}
