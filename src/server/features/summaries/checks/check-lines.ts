import type { Citation, Insight, SummarySentence } from '#contract/evidence.ts'
import type { LineChecking, Summary } from '#contract/summary.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { ModelPayers, RunSpending } from '#core/writing/language-model.ts'
import { withCheck } from '#evidence/line-state.ts'
import { findingSentences } from '#export/describe-line.ts'
import { checkerFor } from '#server/ports/summary-engine.ts'
import type { LineChecks, LineToRepair, RepairedLine } from '#server/ports/summary-engine.ts'
import { askChecker, joinExaminations, reach, readRating } from './ask-checker.ts'
import type { AskedExamination } from './ask-checker.ts'

export type LineCheckOptions = LineChecks & {
  sentences: readonly Sentence[]
  /** The languages of the lines and of the transcript, BCP 47. */
  language: string
  spoken: string
  /** The name of the model that wrote the lines; `null` where none did, or nobody knows. */
  writer: string | null
  /** Compares a line that was written again; `null` when it is not to be shown. */
  compare: (line: RepairedLine, id: string) => Line | null
  /** Called with each line whose findings changed. */
  onLine: (id: string, line: Line) => void
  signal: AbortSignal
  payers: ModelPayers
  spending: RunSpending
}

/**
 * Asks the checker about every line that its word can change, and has those written again that differ. A line
 * that was written again is compared and checked from the start, and takes the place of the old one only
 * where it does not differ. One that the writer takes back is dropped; what still differs is shown so. What
 * the checker did not answer in time has no word of it.
 */
export async function checkLines(
  lines: CheckedLines,
  options: LineCheckOptions,
): Promise<{ lines: CheckedLines; checking: LineChecking }> {
  const { checkMs, repairMs, signal, writer } = options
  const checker = checkerFor(options, writer)
  const timed = { ...options, checker, signal: endAfter(checkMs, signal) }
  const { checked, asked, examination: first } = await check(lines, timed)
  signal.throwIfAborted()
  const answered = asked.filter((id) => checked.get(id)?.findings.check !== 'not-asked').length
  const repaired = await repairLines(checked, { ...timed, signal: endAfter(repairMs, signal) })
  signal.throwIfAborted()
  const examined = joinExaminations([first, repaired.examination].filter((each) => each !== null))
  const examination = examined === null ? null : { isWriter: checker?.model === writer, ...examined }
  const checking = { checker: checker?.name ?? null, asked: asked.length, answered, examination }
  return { lines: repaired.lines, checking }
}

function endAfter(ms: number, signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ms)])
}

type Checked = { checked: Map<string, Line>; asked: string[]; examination: AskedExamination | null }

async function check(
  lines: CheckedLines,
  { checker, onLine, ...options }: LineCheckOptions,
): Promise<Checked> {
  const checked = new Map(lines)
  if (checker === null) return { checked, asked: [], examination: null }
  const rating = await readRating({ ...options, checker })
  // What code alone calls different, a strong checker may still see as the same.
  const isAsked = (line: Line): boolean =>
    isOpen(line) || (rating === 'strong' && line.state === 'differs' && line.findings.quote !== 'absent')
  const open = new Map([...lines].filter(([, line]) => isAsked(line)))
  if (open.size === 0) return { checked, asked: [], examination: null }
  const examination = await askChecker(open, {
    ...options,
    checker,
    onVerdict: (id, { check: finding, ...verdict }) => {
      const line = lines.get(id)
      if (line === undefined) return
      const judged = withCheck(line, finding, verdict)
      checked.set(id, judged)
      onLine(id, judged)
    },
  })
  return { checked, asked: [...open.keys()], examination }
}

async function repairLines(
  lines: Map<string, Line>,
  options: LineCheckOptions,
): Promise<{ lines: CheckedLines; examination: AskedExamination | null }> {
  const { repairer, language, signal, payers, spending, compare, onLine } = options
  const differing = [...lines].filter(([, line]) => line.state === 'differs')
  if (repairer === null || differing.length === 0) return { lines, examination: null }
  const written = await repairer.repair(
    differing.map(([id, line]) => toRepair(id, line, options.sentences)),
    { language, signal, payers, spending },
  )
  const fresh = new Map<string, Line>()
  for (const [id, line] of written) {
    const compared = line === null ? null : compare(line, id)
    if (compared !== null && isOpen(compared)) fresh.set(id, compared)
  }
  const { checked, examination } = await check(fresh, { ...options, onLine: () => undefined })
  for (const [id, line] of checked) {
    if (line.state === 'differs') continue
    lines.set(id, line)
    onLine(id, line)
  }
  for (const [id, line] of written) if (line === null && mayGo(id, lines)) lines.delete(id)
  return { lines, examination }
}

/** A line goes only while another of its kind stays; there is one gist. */
function mayGo(id: string, lines: ReadonlyMap<string, Line>): boolean {
  const kind = kindOf(id)
  return [...lines.keys()].filter((other) => kindOf(other) === kind).length > 1
}

function kindOf(id: string): string {
  return id.split('-', 1)[0] ?? ''
}

function toRepair(id: string, line: Line, sentences: readonly Sentence[]): LineToRepair {
  const from = Math.max(0, (line.sentence ?? 0) - reach)
  const said = sentences.slice(from, from + 2 * reach + 2).map(({ text }) => text)
  // The position comes last, and is no reason.
  const around = { timings: 'none' } as const
  const findings = findingSentences(line, around).slice(0, -1)
  return { id, text: line.text, findings, from, said }
}

/** The parts of a summary that are lines. */
type BodyLines = Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights' | 'chapters'>

/** The lines of a summary by their ids, such as `sentence-3`; of a chapter the line that stands for it. */
export function linesOf({ gistSentence, summarySentences, insights, chapters }: BodyLines): CheckedLines {
  return new Map<string, Insight>([
    ...(gistSentence === null ? [] : [['gist-0', gistSentence] as const]),
    ...summarySentences.map((line, index) => [`sentence-${index}`, line] as const),
    ...insights.map((line, index) => [`insight-${index}`, line] as const),
    ...chapters.flatMap(({ gist }, index) => (gist === null ? [] : [[`chapter-${index}`, gist] as const])),
  ])
}

/** A summary with its lines replaced by those of the same ids; missing ones are left out. */
export function withLines(body: BodyLines, lines: CheckedLines): BodyLines {
  const { gistSentence, summarySentences, insights, chapters } = body
  const sentence = (id: string, old: SummarySentence): SummarySentence[] => {
    const line = lines.get(id)
    return line === undefined
      ? []
      : [{ ...toInsight(line), paragraph: old.paragraph, more: [...(line.more ?? [])] }]
  }
  const insight = (id: string): Insight[] => {
    const line = lines.get(id)
    return line === undefined ? [] : [toInsight(line)]
  }
  return {
    gistSentence: gistSentence === null ? null : (sentence('gist-0', gistSentence)[0] ?? null),
    summarySentences: summarySentences.flatMap((old, index) => sentence(`sentence-${index}`, old)),
    insights: insights.flatMap((_old, index) => insight(`insight-${index}`)),
    chapters: chapters.map((chapter, index) => ({
      ...chapter,
      gist: chapter.gist === null ? null : (insight(`chapter-${index}`)[0] ?? null),
    })),
  }
}

/** A line without what only sentences of a text have. */
export function toInsight({ text, quote, sentence, second, speaker, state, findings }: Insight): Insight {
  const said = speaker === undefined ? {} : { speaker }
  return { text, quote, sentence, second, ...said, state, findings }
}

/** A line by its place in a text, such as `sentence-3`. */
type CheckedLines = ReadonlyMap<string, Line>
/** A line with its findings. */
type Line = Insight & { more?: readonly Citation[] }

/** The lines as they are shown while a checker is asked: those that it can still decide are waiting. */
export function awaitCheck(lines: CheckedLines, { checker }: Pick<LineChecks, 'checker'>): CheckedLines {
  if (checker === null) return lines
  return new Map([...lines].map(([id, line]) => [id, isOpen(line) ? withCheck(line, 'waiting') : line]))
}

/** A checker's verdict can still change the line. */
function isOpen({ state }: Line): boolean {
  return state === 'words-found'
}
