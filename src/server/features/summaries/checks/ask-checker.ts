import type { Findings, Insight } from '#contract/evidence.ts'
import type { Examination } from '#contract/summary.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { inParallel } from '#core/in-parallel.ts'
import { drawTrials, shuffle } from '#core/trials/draw-trials.ts'
import type { Trial } from '#core/trials/draw-trials.ts'
import type { ModelPayers, RunSpending } from '#core/writing/language-model.ts'
import { callTrials, passesTrials, rateChecker, worthOf } from '#evidence/rate-checker.ts'
import { countResults } from '#server/ports/summary-engine.ts'
import type {
  LineChecker,
  LineChecks,
  LineToCheck,
  LineVerdict,
  TrialResults,
} from '#server/ports/summary-engine.ts'

/** A line as far as a checker is asked about it. */
export type AskedLine = Pick<Insight, 'text' | 'sentence'> & { more?: readonly { sentence: number }[] }

/** The word of a checker on a line, and what it is worth; `none` until its answer is complete. */
export type WeighedVerdict = Pick<Findings, 'deciding'> & {
  check: LineVerdict['finding']
  worth: NonNullable<Findings['worth']>
}

export type AskOptions = Pick<LineChecks, 'trials' | 'random'> & {
  checker: LineChecker
  sentences: readonly Sentence[]
  /** The language of the transcript, BCP 47. */
  spoken: string
  signal: AbortSignal
  payers: ModelPayers
  spending: RunSpending
  /** Called with each verdict as it comes, and once more when it is known what it is worth. */
  onVerdict: (id: string, verdict: WeighedVerdict) => void
}

/** The examination of a checker by one or several of its answers. */
export type AskedExamination = Omit<Examination, 'isWriter'>

/** Calls at the same time. */
const parallelCalls = 4
/** Trial lines of a checker that is asked one line a call: fewer, since its rating alone decides. */
const fewTrials = { turned: 4, unchanged: 2 }
const callWants = { turned: callTrials.turned.asked, unchanged: callTrials.unchanged.asked }

/** The rating of a checker by what it has shown so far; people are not examined. */
export async function readRating({
  checker,
  trials,
}: Pick<AskOptions, 'checker' | 'trials'>): Promise<Examination['rating'] | null> {
  return checker.model === null ? null : rateChecker(await trials.read(checker.name))
}

/**
 * Asks a checker about lines. Among those of each call stand trial lines of the same transcript, at drawn
 * positions; its verdicts are worth what its answers to these show. `null` for people, whom nobody examines.
 */
export async function askChecker(
  lines: ReadonlyMap<string, AskedLine>,
  options: AskOptions,
): Promise<AskedExamination | null> {
  const { checker, sentences } = options
  const asked = [...lines].map(([id, line]) => toCheck(id, line, sentences))
  if (checker.model === null) {
    await checker.check(asked, {
      ...options,
      onVerdict: (id, { finding, deciding }) =>
        options.onVerdict(id, { check: finding, deciding, worth: 'with-code' }),
    })
    return null
  }
  const examinations: AskedExamination[] = []
  await inParallel(inCalls(asked, checker.linesPerCall), parallelCalls, async (call) => {
    examinations.push(await askExamined(call, options))
  })
  return joinExaminations(examinations)
}

/** Calls of about the same size; one that asks about each line on its own gets all of them. */
function inCalls(lines: readonly LineToCheck[], linesPerCall: number): LineToCheck[][] {
  const calls = linesPerCall === 1 ? 1 : Math.ceil(lines.length / linesPerCall)
  const size = Math.ceil(lines.length / calls)
  return Array.from({ length: calls }, (_, at) => lines.slice(at * size, (at + 1) * size))
}

async function askExamined(lines: readonly LineToCheck[], options: AskOptions): Promise<AskedExamination> {
  const { checker, sentences, spoken, random, trials, signal, onVerdict } = options
  const wanted = checker.linesPerCall === 1 ? fewTrials : callWants
  const drawn = new Map(
    drawTrials({ sentences, language: spoken }, wanted, random).map((trial, at) => [`trial-${at}`, trial]),
  )
  const planted = [...drawn].map(([id, trial]) => toCheck(id, trial, sentences))
  const verdicts = new Map<string, LineVerdict>()
  await checker.check(shuffle([...lines, ...planted], random), {
    ...options,
    onVerdict: (id, verdict) => {
      // What comes after the end of the check is not heard.
      if (signal.aborted) return
      verdicts.set(id, verdict)
      if (!drawn.has(id)) onVerdict(id, weigh(verdict, 'none'))
    },
  })
  const results = judgeTrials(drawn, verdicts)
  const passed = passesTrials(countResults(results.asked))
  const counts = await trials.record(checker.name, results.answered)
  for (const { id } of lines) {
    const verdict = verdicts.get(id)
    const worth = verdict === undefined ? 'none' : worthOf(counts, passed, verdict.finding)
    if (verdict !== undefined && worth !== 'none') onVerdict(id, weigh(verdict, worth))
  }
  return { rating: rateChecker(counts), passed, ...counts }
}

function weigh({ finding, deciding }: LineVerdict, worth: WeighedVerdict['worth']): WeighedVerdict {
  return { check: finding, deciding, worth }
}

/** The trial lines that were judged rightly: of all that were asked, and of those that were answered. */
function judgeTrials(
  drawn: ReadonlyMap<string, Trial>,
  verdicts: ReadonlyMap<string, LineVerdict>,
): { asked: TrialResults; answered: TrialResults } {
  const judged = [...drawn].map(([id, { turned }]) => {
    const finding = verdicts.get(id)?.finding ?? null
    return { turned, finding, isRight: finding === (turned === null ? 'follows' : 'differs') }
  })
  const resultsOf = (all: typeof judged): TrialResults => ({
    turned: all.filter(({ turned }) => turned !== null).map(({ isRight }) => isRight),
    unchanged: all.filter(({ turned }) => turned === null).map(({ isRight }) => isRight),
  })
  return { asked: resultsOf(judged), answered: resultsOf(judged.filter(({ finding }) => finding !== null)) }
}

/** The examination by several answers: the counts of the last one hold those of the others. */
export function joinExaminations(examinations: readonly AskedExamination[]): AskedExamination | null {
  const last = examinations.at(-1)
  if (last === undefined) return null
  const known = examinations.map(({ passed }) => passed).filter((passed) => passed !== null)
  return { ...last, passed: known.length === 0 ? null : known.every(Boolean) }
}

/** Sentences before and behind a quote that a checker is shown. */
export const reach = 2

/** A line with what is said around each of its quotes. */
function toCheck(
  id: string,
  { text, sentence, more = [] }: AskedLine,
  sentences: readonly Sentence[],
): LineToCheck {
  return { id, text, said: spokenAround([sentence, ...more.map((each) => each.sentence)], sentences) }
}

/** The sentences around each passage that a line rests on. */
function spokenAround(positions: readonly (number | null)[], sentences: readonly Sentence[]): string[] {
  return positions.flatMap((at) =>
    at === null
      ? []
      : [
          sentences
            .slice(Math.max(0, at - reach), at + reach + 2)
            .map(({ text, speaker }) => (speaker === null ? text : `${speaker}: ${text}`))
            .join(' '),
        ],
  )
}
