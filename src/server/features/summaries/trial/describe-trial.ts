import type { LineChecking } from '#contract/summary.ts'
import { checkingModel } from '#evidence/rate-checker.ts'
import type { Tried } from './try-model.ts'

/** The report on a tried model: a row for each property, and a sentence at the end. */
export type TrialReport = {
  /** The reason for not being of use; `null` for a model that works. */
  fault: NonNullable<Tried['failure']> | 'weak' | null
  rows: [name: string, text: string][]
  verdict: string
}

/** Tokens of an hour of speech, and of its summary with all that it cites. */
const hourTokens = 13_000
const summaryTokens = 3000
/** An hour should be summarized within this time. */
const slowSeconds = 180
const dollar = 1_000_000

/** The sentence for each reason for which a model gave no summary. */
const failures: Readonly<Record<NonNullable<Tried['failure']>, string>> = {
  unavailable: 'It can’t be reached. Is it running, and is its address right (OPENAI_BASE_URL)?',
  timeout:
    'It took too long to begin. MODEL_FIRST_TOKEN_SECONDS gives it more time; a smaller model is faster.',
  unauthorized: 'It refused. The key, or the name of the model, is wrong.',
  quota: 'Its quota is used up. Try again later, or with another key.',
  'rate-limited': 'It was asked too often. Try again in a minute.',
  refused: 'Its safety rules refused a talk about a lighthouse.',
  'too-long':
    'Half a minute of speech doesn’t fit into its window. Take a model with a larger one, or load it with more.',
  broken: 'It sent answers that break off or aren’t any.',
  shape:
    'It answered, but not in the form that it was asked for. Try OPENAI_RESPONSE_FORMAT=json_object or text, or another model.',
  ceiling:
    'It was not asked, because that could exceed what may be spent. MODEL_MAX_COST_PER_RUN_USD and MODEL_MAX_COST_PER_DAY_USD allow more.',
}

/** Says in plain words what a model can do, by how it did with a short transcript. */
export function describeTrial(tried: Tried): TrialReport {
  const { failure } = tried
  if (failure !== null) return { fault: failure, rows: [], verdict: failures[failure] }
  const slow = slownessOf(tried)
  const rows: TrialReport['rows'] = [
    ['Form', tried.attempts === 1 ? 'as asked, at once' : `as asked, after ${tried.attempts} attempts`],
    ['Quotes', `${tried.found} of ${tried.lines} lines cite words that were said`],
    ['Checker', describeChecker(tried)],
    ['Streaming', describeStreaming(tried)],
    ['Window', describeWindow(tried)],
    ['Speed', describeSpeed(tried, slow)],
    ['Costs', describeCosts(tried)],
  ]
  const weak = tried.lines === 0 || tried.found * 2 < tried.lines
  if (weak) {
    const verdict = 'It works badly: most of its quotes were never said. Take another model.'
    return { fault: 'weak', rows, verdict }
  }
  const verdict = slow === null ? 'It works.' : 'It works, but slowly.'
  return { fault: null, rows, verdict }
}

/** Says who checked the lines of a tried model, and how that went. */
export function describeChecker({ checking }: Pick<Tried, 'checking'>): string {
  if (checking === null || checking.checker === null) return 'none, so no line will be called Verified'
  const { checker, asked, answered, examination } = checking
  const name = checkingModel(checker)
  const who = examination?.isWriter === true ? `${name}, the model that writes` : name
  return `${who}, which answered about ${answered} of ${asked} lines in time${describeTrials(examination)}`
}

function describeTrials(examination: LineChecking['examination']): string {
  if (examination === null) return ''
  const { turned, unchanged } = examination
  if (turned.asked + unchanged.asked === 0) return ' and no trial lines'
  const caught = `caught ${turned.caught} of ${turned.asked} trial lines with an error`
  return `, ${caught} and accepted ${unchanged.accepted} of ${unchanged.asked} true ones`
}

function describeStreaming({ pieces, firstPieceMs }: Tried): string {
  if (firstPieceMs === null) return 'no'
  const seconds = `the first words after ${inSeconds(firstPieceMs / 1000)}`
  return pieces > 1 ? `yes, ${seconds}` : `no, the answer comes all at once, ${seconds}`
}

function describeWindow({ windowTokens }: Tried): string {
  const size = `${windowTokens.toLocaleString('en')} tokens`
  const room = windowTokens - summaryTokens
  if (room >= hourTokens) return `${size}: an hour of speech fits at once`
  const parts = Math.ceil(hourTokens / Math.max(500, room))
  return `${size}: small, an hour of speech is read in about ${parts} parts`
}

/** The estimated time of a summary of one hour, in seconds; `null` where it is not long. */
function slownessOf({ tokensPerSecond, firstPieceMs }: Tried): number | null {
  if (tokensPerSecond === null) return null
  const seconds = (firstPieceMs ?? 0) / 1000 + summaryTokens / tokensPerSecond
  return seconds > slowSeconds ? seconds : null
}

function describeSpeed({ tokensPerSecond }: Tried, slow: number | null): string {
  if (tokensPerSecond === null) return 'not known'
  const speed = `${tokensPerSecond < 10 ? tokensPerSecond.toFixed(1) : Math.round(tokensPerSecond)} tokens a second`
  return slow === null
    ? speed
    : `${speed}: slow, the summary of an hour takes about ${Math.ceil(slow / 60)} minutes`
}

function describeCosts({ costMicroUsd }: Tried): string {
  if (costMicroUsd === null) return 'not known; OPENAI_PRICE_USD names a price'
  return costMicroUsd === 0 ? 'nothing' : `$${(costMicroUsd / dollar).toFixed(4)} for this, checks included`
}

function inSeconds(seconds: number): string {
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}
