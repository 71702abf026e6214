import type { Citation, Difference, Insight } from '#contract/evidence.ts'
import type { lineWords } from '#languages/en/line-words.ts'
import { clockTime } from '#product/times.ts'

/** A line as far as its state and differences in words need it. */
export type DescribedLine = Pick<Insight, 'state' | 'findings' | 'quote' | 'second'> & {
  more?: readonly Pick<Citation, 'second' | 'quote'>[]
}

/** A line as far as the sentences about its findings need it. */
export type FoundLine = DescribedLine & Pick<Insight, 'text'>

/**
 * The transcript around a line, the sentences that name who checked it and why that counts for nothing, and
 * the one that says what was found in line and words alike.
 */
export type LineSource = {
  timings: Timings
  checkedBy?: string | null
  discounted?: string | null
  compare?: (text: string, said: string) => string | null
}

/** The reliability of a transcript's times: those of its captions, estimates, or none. */
export type Timings = 'exact' | 'estimated' | 'none'

/** Words of a transcript that an AI wrote down were found, and prove nothing. */
export function isUnproven({ state, quote }: Pick<Insight, 'state' | 'quote'>): boolean {
  return state === 'not-found' && quote !== ''
}

/** The words of a language; these are the English ones. */
type Words = typeof lineWords

/** The functions that describe lines in the words of a language. */
export function describeIn(words: Words) {
  return {
    /** The name of a line's state. */
    stateName: (line: Pick<Insight, 'state' | 'quote'>) =>
      isUnproven(line) ? words.unproven : words.states[line.state],
    /** The state of a line in words, with its time where it has one: `Verified at 8:44`. */
    momentState: (line: DescribedLine & { timings: Timings }) => momentState(words, line),
    /** Each finding on a line in a sentence: its words, what was compared, the checker's verdict and name. */
    findingSentences: (line: FoundLine, source: LineSource) => findingSentences(words, line, source),
    /** The sentences that refute a line: what differs, or that it was not found; else none. */
    refutingSentences: (line: DescribedLine) => refutingSentences(words, line),
  }
}

function momentState(words: Words, line: DescribedLine & { timings: Timings }): string {
  const { state, quote, second, timings } = line
  if (state === 'not-found') return quote === '' ? words.notFound : words.transcribedByAI
  const time = second === null ? null : spokenTime(words, second, timings)
  if (state === 'differs') return time === null ? words.differs : words.differsAt(time)
  return time === null ? words.states[state] : words.stateAt(words.states[state], time)
}

function findingSentences(words: Words, line: FoundLine, source: LineSource): string[] {
  const { state, findings } = line
  const position = locateSentence(words, line, source.timings)
  if (state === 'not-found' || state === 'quoted') return [position]
  const agreement = agreementSentences(words, line, source)
  // Where code says what differs, it does not matter that nobody else was asked.
  const isDecided = findings.agreement === 'differs' && findings.check === 'not-asked'
  const answered = findings.check !== 'not-asked' && findings.check !== 'waiting'
  const check = isDecided ? [] : [checkSentence(words, findings)]
  const about = findings.worth === 'none' ? [source.discounted, source.checkedBy] : [source.checkedBy]
  const by = answered ? about.filter((sentence) => typeof sentence === 'string') : []
  // What refutes a line comes first.
  return state === 'differs'
    ? [...(findings.agreement === 'differs' ? agreement : []), ...check, ...by, position]
    : [position, ...agreement, ...check, ...by]
}

function differenceSentences(words: Words, { findings, second }: DescribedLine): string[] {
  return findings.differences.map((difference) => differenceSentence(words, difference, second))
}

function refutingSentences(words: Words, line: DescribedLine): string[] {
  if (line.state === 'not-found') return [locateSentence(words, line, 'none')]
  if (line.state !== 'differs') return []
  const isByCode = line.findings.differences.length > 0
  return isByCode ? differenceSentences(words, line) : [checkSentence(words, line.findings)]
}

function locateSentence(
  words: Words,
  { state, findings, quote, second, more = [] }: DescribedLine,
  timings: Timings,
): string {
  if (quote === '') return words.absent
  if (findings.quote === 'absent') return words.mayNotBeSaid
  const times = [second, ...more.map((each) => each.second)].filter((each) => each !== null)
  const at = words.list([...new Set(times.map((each) => spokenTime(words, each, timings)))])
  if (state === 'quoted') return at === '' ? words.ownSentence : words.ownSentenceAt(at)
  if (findings.quote === 'exact') return at === '' ? words.exact : words.exactAt(at)
  return at === '' ? words.close : words.closeAt(at)
}

function agreementSentences(words: Words, line: FoundLine, { compare }: LineSource): string[] {
  const { agreement } = line.findings
  if (agreement === 'differs') return differenceSentences(words, line)
  if (agreement === 'agrees' && compare === undefined) return []
  const quotes = [line.quote, ...(line.more ?? []).map(({ quote }) => quote)]
  const same = agreement === 'agrees' ? compare?.(line.text, quotes.join(' ')) : null
  return [same ?? words.notAllFound]
}

function checkSentence(words: Words, { check, deciding }: Insight['findings']): string {
  const isExplained = check === 'differs' && deciding !== ''
  return isExplained ? words.differsBecause(words.quote(deciding)) : words.checks[check]
}

const amounts = new Set<Difference['kind']>(['number', 'unit', 'date'])

function differenceSentence(words: Words, difference: Difference, second: number | null): string {
  const { kind, stated, said } = difference
  const marked = (text: string) => (amounts.has(kind) ? text : words.quote(text))
  if (said === '') {
    return second === null
      ? words.notSaid(marked(stated))
      : words.notSaidAround(marked(stated), clockTime(second))
  }
  return stated === '' ? words.leftOut(marked(said)) : words.otherwise(marked(stated), marked(said))
}

function spokenTime(words: Words, second: number, timings: Timings): string {
  const time = clockTime(second)
  return timings === 'estimated' ? words.about(time) : time
}
