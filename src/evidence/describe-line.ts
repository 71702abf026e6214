import type { CheckState, Citation, Difference, Insight } from '#contract/evidence.ts'
import { listInWords } from '#product/list-in-words.ts'
import { clockTime } from '#product/times.ts'

/** A line as far as its words about itself need it. */
export type DescribedLine = Pick<Insight, 'state' | 'findings' | 'quote' | 'second'> & {
  more?: readonly Pick<Citation, 'second'>[]
}

/** Whether the times of a transcript are those of its captions. */
export type Timings = 'exact' | 'estimated' | 'none'

const stateWords: Record<CheckState, string> = {
  verified: 'Verified',
  'words-found': 'Words found',
  differs: 'Differs',
  'not-found': 'Not found',
  quoted: 'Quoted',
  checking: 'Being checked',
}

/** Words of a transcript that an AI wrote down were found, and prove nothing. */
export function isUnproven({ state, quote }: Pick<Insight, 'state' | 'quote'>): boolean {
  return state === 'not-found' && quote !== ''
}

/** What the state of a line is called. */
export function stateName(line: Pick<Insight, 'state' | 'quote'>): string {
  return isUnproven(line) ? 'Unproven' : stateWords[line.state]
}

/** The state of a line in words, with its time where it has one: `Verified at 8:44`. */
export function momentState(line: DescribedLine & { timings: Timings }): string {
  const { state, quote, second, timings } = line
  if (state === 'not-found') {
    return quote === '' ? 'Not found in the transcript' : 'From a transcript made by an AI'
  }
  const time = second === null ? '' : ` at ${spokenTime(second, timings)}`
  if (state === 'differs')
    return time === '' ? 'Differs from what is said' : `Differs from what is said${time}`
  return stateWords[state] + time
}

/** Each finding on a line in a sentence: where its words are, whether it agrees with them, and what the checker said. */
export function findingSentences(line: DescribedLine, timings: Timings): string[] {
  const { state, findings } = line
  const position = locateSentence(line, timings)
  if (state === 'not-found' || state === 'quoted') return [position]
  const agreement = [position, ...agreementSentences(line)]
  // Where code says what differs, it does not matter that nobody else was asked.
  const isDecided = findings.agreement === 'differs' && findings.check === 'not-asked'
  return isDecided ? agreement : [...agreement, checkSentences[findings.check](findings.deciding)]
}

/** The state of a line for a copied text: its name, and what differs. */
export function stateNote(line: Pick<Insight, 'state' | 'quote' | 'findings'>): string {
  const differing = line.state === 'differs' ? line.findings.differences : []
  const pairs = differing.map(({ stated, said }) => (said === '' ? stated : `${stated} / said: ${said}`))
  return [stateName(line).toLowerCase(), pairs.join('; ')].filter((part) => part !== '').join(': ')
}

/** What a line and the words that it rests on say differently, in a sentence for each difference. */
export function differenceSentences({ findings, second }: DescribedLine): string[] {
  return findings.differences.map((difference) => differenceSentence(difference, second))
}

function locateSentence(
  { state, findings, quote, second, more = [] }: DescribedLine,
  timings: Timings,
): string {
  if (quote === '') return "We couldn't find this in the transcript."
  if (findings.quote === 'absent') {
    return 'An AI transcribed this video, so these words may not have been said.'
  }
  const times = [second, ...more.map((each) => each.second)].filter((each) => each !== null)
  const positions = listInWords([...new Set(times.map((each) => spokenTime(each, timings)))])
  if (state === 'quoted')
    return `This line is the speaker's own sentence${positions === '' ? '' : `, at ${positions}`}.`
  const at = positions === '' ? 'in the transcript' : `at ${positions}`
  return findings.quote === 'exact'
    ? `The words are ${at}.`
    : `The words ${at} are close to the quote, not exact.`
}

function agreementSentences(line: DescribedLine): string[] {
  const { agreement } = line.findings
  if (agreement === 'differs') return differenceSentences(line)
  return agreement === 'agrees'
    ? ['Nothing that we compare differs.']
    : ['The line and the words share too little to compare.']
}

const checkSentences: Record<Insight['findings']['check'], (deciding: string) => string> = {
  follows: () => 'The checker says that the line follows from them.',
  differs: (deciding) => `The checker says that the line doesn't follow${behind(deciding)}`,
  unsure: () => "The checker couldn't tell whether the line follows.",
  'not-asked': () => 'No checker has said that the line follows from them.',
  waiting: () => "The checker hasn't answered yet.",
}

function behind(deciding: string): string {
  return deciding === '' ? '.' : `: “${deciding}”.`
}

const amounts = new Set<Difference['kind']>(['number', 'unit', 'date'])

function differenceSentence({ kind, stated, said }: Difference, second: number | null): string {
  const marked = (words: string) => (amounts.has(kind) ? words : `“${words}”`)
  const there = second === null ? 'there' : `around ${clockTime(second)}`
  if (said === '') return `The line says ${marked(stated)}, which isn't said ${there}.`
  if (stated === '') return `The video says ${marked(said)}, the line doesn't.`
  return `The line says ${marked(stated)}, the video ${marked(said)}.`
}

function spokenTime(second: number, timings: Timings): string {
  return timings === 'estimated' ? `about ${clockTime(second)}` : clockTime(second)
}
