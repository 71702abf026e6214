import { memo } from 'react'
import type { ReactNode } from 'react'
import type { SummarySentence } from '#contract/evidence.ts'
import type { SummaryForm } from '#contract/forms.ts'
import { languageTag } from '#messages/language.ts'
import { result } from '#messages/result.ts'
import { leadOf, linesInSections } from '#product/form-sections.ts'
import type { SectionShape } from '#product/form-sections.ts'
import { CheckedSentence, textLook } from '#web/features/evidence/checked-text.tsx'
import { lineKey } from '#web/features/result-state/lines.ts'
import { useHiddenLines } from '#web/features/result-state/use-lines.ts'

type Props = { text: string; language: string }

/** The text of a summary in paragraphs and lists: plain text, with mark-up as it stands. */
export function SummaryText({ text, language }: Props) {
  return (
    <div className={`space-y-4 ${textLook}`} lang={language} dir="auto">
      {splitBlocks(text).map((block, index) =>
        // Blocks are only ever added at the end.
        block.kind === 'paragraph' ? (
          <Paragraph key={index} text={block.text} />
        ) : (
          <ul key={index} className="list-disc space-y-2 ps-6 marker:text-muted">
            {block.items.map((item, itemIndex) => (
              <Item key={itemIndex} text={item} />
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

// A text that is being written grows at its end; what stands before is left alone.
const Paragraph = memo(function Paragraph({ text }: { text: string }) {
  return <p className="whitespace-pre-line">{text}</p>
})

const Item = memo(function Item({ text }: { text: string }) {
  return <li>{text}</li>
})

const bullet = /^\s*[-*•–]\s+/
/** The mark of a list whose words are still to come. */
const bareBullet = /^\s*[-*•–]\s*$/

/** A paragraph, or the items of a list. */
type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/**
 * The paragraphs and simple lists of a plain text. More text at the end changes the last block and adds
 * others; those before stay what they are.
 */
export function splitBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    if (line.trim() === '' || bareBullet.test(line)) {
      isOpen &&= line.trim() !== ''
      continue
    }
    const last = isOpen ? blocks.at(-1) : undefined
    const isItem = bullet.test(line)
    const content = (isItem ? line.replace(bullet, '') : line).trim()
    if (isItem) addItem(blocks, content)
    else if (last?.kind === 'paragraph') last.text += `\n${content}`
    else if (last?.kind === 'list' && /^\s/.test(line)) continueItem(last.items, content)
    else blocks.push({ kind: 'paragraph', text: content })
    isOpen = true
  }
  return blocks
}

/** Items with blank lines between them are one list. */
function addItem(blocks: TextBlock[], text: string): void {
  const last = blocks.at(-1)
  if (last?.kind === 'list') last.items.push(text)
  else blocks.push({ kind: 'list', items: [text] })
}

function continueItem(items: string[], text: string): void {
  const last = items.pop() ?? ''
  items.push(`${last} ${text}`)
}

type GistProps = {
  text: string
  /** The same with its evidence; `null` while it is written, and where it was never checked. */
  sentence: SummarySentence | null
  language: string
}

/** The video in one sentence. */
export function Gist({ text, sentence, language }: GistProps) {
  return (
    <p
      data-lead
      className="mt-2 font-serif text-[1.375rem]/8 font-semibold text-pretty sm:text-3xl/10"
      lang={language}
      dir="auto"
    >
      {sentence === null ? text : <CheckedSentence lineKey={lineKey('gist', 0)} sentence={sentence} isBare />}
    </p>
  )
}

type FormTextProps = {
  sections: SummaryForm['sections']
  sentences: readonly SummarySentence[]
  language: string
  /** It is still being written, so that an empty section may fill. */
  isLive?: boolean
}

/** A summary in its form: sections with headings and lines, each with moment and state. */
export function FormText({ sections, sentences, language, isLive = false }: FormTextProps) {
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
