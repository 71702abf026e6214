import { memo } from 'react'
import type { ReactNode } from 'react'
import type { SummarySentence } from '#contract/evidence.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { lineKey } from '#web/features/result-state/lines.ts'
import { useIsLit, useHighlight, useHiddenLines } from '#web/features/result-state/use-lines.ts'
import { DifferenceNote, EvidenceMark, FilteredNote, HighlightSign, MarkedText } from './line-marks.tsx'
import { LitWords } from './lit-words.tsx'
import { SpeakerName } from './speaker-name.tsx'
import { Translated } from './translated.tsx'

type Props = {
  sentences: readonly SummarySentence[]
  style?: SummaryStyle
  language: string
  /** The next sentence so far, as plain text; it is not checked yet. */
  draft?: string
  /** The key of the sentence at an index. */
  keyOf?: (index: number) => string
}

/** The look of a summary's text, in any form. */
export const textLook = 'font-serif text-lg/[30px] wrap-anywhere'

/** The sentences of a summary in their paragraphs, each with its moments and the state of its evidence. */
export function CheckedText({
  sentences,
  style = 'standard',
  language,
  draft = '',
  keyOf = keyOfSentence,
}: Props) {
  const hidden = useHiddenLines()
  const placed = sentences
    .map((sentence, index) => ({ sentence, key: keyOf(index) }))
    .filter(({ key }) => hidden?.has(key) !== true)
  const written = [...Map.groupBy(placed, ({ sentence: { paragraph } }) => paragraph).values()]
  const isList = style === 'bullets'
  // Lines that do not follow one another stand alone.
  const most = placed.length === sentences.length ? maxSentences : 1
  const paragraphs = isList ? written : written.flatMap((each) => inShortParagraphs(each, most))
  const blocks = paragraphs.map((paragraph, place) => {
    const isLast = place === paragraphs.length - 1
    return (
      <Paragraph key={place} isList={isList}>
        {paragraph.map(({ sentence, key }) => (
          <CheckedSentence key={key} lineKey={key} sentence={sentence} />
        ))}
        {isLast && draft !== '' && <Draft text={draft} />}
      </Paragraph>
    )
  })
  if (paragraphs.length === 0 && draft !== '') {
    blocks.push(
      <Paragraph key={0} isList={isList}>
        <Draft text={draft} />
      </Paragraph>,
    )
  }
  return isList ? (
    <ul className={`list-disc space-y-2 ps-6 marker:text-muted ${textLook}`} lang={language} dir="auto">
      {blocks}
    </ul>
  ) : (
    <div className={`space-y-4 ${textLook}`} lang={language} dir="auto">
      {blocks}
    </div>
  )
}

/** So many sentences are read in one go. */
const maxSentences = 4

/** A long paragraph in several. One being written only grows at its end: nothing moves. */
function inShortParagraphs<T>(sentences: readonly T[], most: number): T[][] {
  const count = Math.ceil(sentences.length / most)
  return Array.from({ length: count }, (_, index) => sentences.slice(index * most, (index + 1) * most))
}

const keyOfSentence = (index: number): string => lineKey('sentence', index)

function Paragraph({ isList, children }: { isList: boolean; children: ReactNode }) {
  return isList ? <li>{children}</li> : <p>{children}</p>
}

type CheckedSentenceProps = {
  lineKey: string
  sentence: SummarySentence
  /** Characters at its beginning that are set off: a term, or a question above its answer. */
  lead?: { length: number; isLine: boolean } | null
  /** Its second stands at its mark, and its further ones in its card. */
  isBare?: boolean
}

/**
 * One sentence with its moments and the dot of its state. It is underlined while the reader points at it,
 * here or on the map.
 */
// Sentences that are complete stay what they are while the next one is written.
export const CheckedSentence = memo(function CheckedSentence({
  lineKey: key,
  sentence,
  lead = null,
  isBare = false,
}: CheckedSentenceProps) {
  const isLit = useIsLit(key)
  const highlight = useHighlight(key)
  const { text, findings } = sentence
  const from = lead?.length ?? 0
  const cut = Math.max(from, cutLastWord(text)[0].length)
  const stated = findings.differences.map((difference) => difference.stated)
  const isLast = isBare || sentence.more.length === 0
  return (
    <Translated line={sentence}>
      <span
        data-line={key}
        data-lit={isLit || undefined}
        className="group decoration-accent/50 decoration-2 underline-offset-4 data-lit:underline"
      >
        <MarkedText highlight={highlight}>
          {lead !== null && (
            <strong className={lead.isLine ? 'block' : ''}>
              <LitWords text={text} words={stated} to={from} />
            </strong>
          )}
          <LitWords text={text} words={stated} from={from} to={cut} />
        </MarkedText>
        <span className="whitespace-nowrap">
          <MarkedText highlight={highlight}>
            <LitWords text={text} words={stated} from={cut} />
          </MarkedText>
          {!isBare && <TimeChip second={sentence.second} quiet />}
          {isLast && <EvidenceMark lineKey={key} evidence={sentence} isTimed={isBare} />}
        </span>
        {!isBare &&
          sentence.more.map((place) => (
            <TimeChip key={`${place.sentence}-${place.quote}`} second={place.second} quiet />
          ))}
        {!isLast && <EvidenceMark lineKey={key} evidence={sentence} />}
        <HighlightSign highlight={highlight} />
        <SpeakerName line={sentence} className="ms-1" />
      </span>
      <DifferenceNote line={sentence} />
      <FilteredNote lineKey={key} />{' '}
    </Translated>
  )
})

function Draft({ text }: { text: string }) {
  return (
    <>
      {text}
      <span
        aria-hidden="true"
        className="ms-1.5 inline-block size-2.5 rounded-full border-[1.5px] border-muted align-baseline"
      />
    </>
  )
}

/** A wider word may be a sentence without spaces, which must wrap. In Latin letters' widths. */
const maxWordWidth = 24
/** Characters of the scripts that fill a square are twice as wide as a Latin letter. */
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/gu

function widthOf(word: string): number {
  return word.length + (word.match(wide)?.length ?? 0)
}

/** A text cut before its last word, so that what follows the text can stay on one line with that word. */
export function cutLastWord(text: string): [rest: string, last: string] {
  const cut = text.trimEnd().lastIndexOf(' ') + 1
  return widthOf(text.slice(cut)) > maxWordWidth ? [text, ''] : [text.slice(0, cut), text.slice(cut)]
}
