import type { Insight, SummarySentence } from '#contract/evidence.ts'
import type { Passage } from '#contract/questions.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { checkCitations, speakerOf } from '#evidence/check-statement.ts'
import type { StatementOptions } from '#evidence/check-statement.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { joinText } from '#product/join-text.ts'
import { moveQuote } from './move-quote.ts'

/** A transcript before and after its owner corrected it; both have the same sentences. */
export type CorrectedTranscript = {
  heard: readonly Sentence[]
  said: readonly Sentence[]
  /** Speakers who have another name, by their labels. */
  names: ReadonlyMap<string, string>
  /** The index of `said`, made where a line cites corrected words. */
  index: () => EvidenceIndex
}

type Line = Insight & Partial<Pick<SummarySentence, 'more'>>
type Cited = { quote: string; sentence: number }

/** More sentences no quote has. */
const maxCitedSentences = 40

/**
 * A line after the corrections of its transcript. One that cites corrected words is compared with them again,
 * and a quoted one has them; what a checker said of the words before does not count any more.
 */
export function correctLine<L extends Line>(
  line: L,
  transcript: CorrectedTranscript,
  options: StatementOptions,
): L {
  const cited = [line, ...(line.more ?? [])].flatMap(({ quote, sentence }): Cited[] =>
    sentence === null || quote === '' ? [] : [{ quote, sentence }],
  )
  const ranges = cited.map((citation) => rangeOf(citation, transcript))
  if (!ranges.some(({ isCorrected }) => isCorrected)) return rename(line, transcript.names)
  const citations = ranges.map(({ sentence, heard, said, quote }) => ({
    quote: moveQuote(quote, heard, said),
    sentence,
  }))
  const isQuoted = line.state === 'quoted'
  const [first] = ranges
  const text =
    isQuoted && first !== undefined && first.isCorrected
      ? moveText(line.text, first, citations[0]?.quote ?? '')
      : line.text
  const { more, ...checked } = checkCitations(
    transcript.index(),
    { text, citations },
    { ...options, isQuoted },
  )
  return {
    ...line,
    speaker: undefined,
    ...checked,
    corrected: { heard: line.corrected?.heard ?? line.quote },
    ...(line.more === undefined ? {} : { more }),
  }
}

/** A passage of an answer after the corrections of its transcript. */
export function correctPassage<P extends Omit<Passage, 'transcriptId'>>(
  passage: P,
  { heard, said, names }: CorrectedTranscript,
): P {
  const [before, now] = [heard, said].map((sentences) =>
    sentences.slice(passage.sentence, passage.sentence + passage.sentences),
  )
  if (now === undefined || !now.some((sentence) => sentence.heard !== undefined))
    return rename(passage, names)
  const quote = joinText(now.map(({ text }) => text))
  if (quote === passage.quote) return passage
  const corrected = { heard: joinText((before ?? []).map(({ text }) => text)) }
  return { ...passage, quote, ...speakerOf(now), corrected }
}

type Range = Cited & { heard: string; said: string; isCorrected: boolean }

/** The sentences that a quote stands in, as they were heard and as they were corrected. */
function rangeOf({ quote, sentence }: Cited, { heard, said }: CorrectedTranscript): Range {
  const join = (sentences: readonly Sentence[], to: number) =>
    joinText(sentences.slice(sentence, to + 1).map(({ text }) => text))
  const has = (to: number) => join(heard, to).includes(quote) || join(said, to).includes(quote)
  const last = Math.min(heard.length - 1, sentence + maxCitedSentences)
  let to = sentence
  while (to < last && !has(to)) to += 1
  if (!has(to)) to = sentence
  const isCorrected = said.slice(sentence, to + 1).some((one) => one.heard !== undefined)
  return { quote, sentence, heard: join(heard, to), said: join(said, to), isCorrected }
}

/** The text of a line in the speaker's words, as they are now; the whole quote where it is not found. */
function moveText(text: string, { heard, said }: Range, quote: string): string {
  return heard.includes(text) || said.includes(text) ? moveQuote(text, heard, said) : quote
}

function rename<
  L extends { speaker?: string | undefined; more?: readonly { speaker?: string | undefined }[] },
>(line: L, names: ReadonlyMap<string, string>): L {
  if (names.size === 0) return line
  const { speaker, more } = line
  return {
    ...line,
    ...(speaker === undefined ? {} : { speaker: nameAll(speaker, names) }),
    ...(more === undefined ? {} : { more: more.map((citation) => rename(citation, names)) }),
  }
}

/** Names of the speakers of a quote, which stand with commas between them. */
function nameAll(speaker: string, names: ReadonlyMap<string, string>): string {
  const known = names.get(speaker)
  if (known !== undefined) return known
  return [...new Set(speaker.split(', ').map((label) => names.get(label) ?? label))].join(', ')
}
