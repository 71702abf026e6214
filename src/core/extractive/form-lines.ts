import type { DraftSentence } from '#core/draft-summary.ts'
import { kindPatternsOf } from '#core/kinds/kind-patterns.ts'
import type { KindPatterns } from '#core/kinds/kind-patterns.ts'
import type { Language } from '#core/languages/define-language.ts'
import type { SummaryForm } from '#product/summary-forms.ts'
import type { Unit } from './read-units.ts'
import { isQuestion } from './speech-acts.ts'
import { rankByCoverage } from './weigh-salience.ts'
import type { Candidate } from './weigh-salience.ts'

/** The lines of each section of a form, in the order of the sections. */
export type SectionLines = readonly (readonly DraftSentence[])[]

/** Sentences behind a question in which its answer is looked for. */
const answerWithin = 6
/** Sentences of an answer that are shown. */
const answerSentences = 2
/** Sentences behind a request in which the one who takes it on speaks. */
const takerWithin = 3
const minWords = 3
const nobody = '–'

/**
 * The lines of a form that has its own sections, out of sentences of the transcript; `null` for another form,
 * or where nothing of it is said. `insights` are the best sentences, for a section of points to remember.
 */
export function formLines(
  form: SummaryForm,
  known: readonly Candidate[],
  { language, insights }: { language: Language; insights: readonly Unit[] },
): SectionLines | null {
  const units = known
    .map(({ unit }) => unit)
    .filter(
      ({ length, text }) => length >= minWords && !(form.id === 'steps' && language.pleasantries.test(text)),
    )
  const most = form.sections.map(({ maxLines }) => maxLines)
  const lines = linesOf(form.id, { known, units, insights, patterns: kindPatternsOf(language.code), most })
  return lines === null || lines.every((section) => section.length === 0) ? null : lines
}

type Source = {
  known: readonly Candidate[]
  units: readonly Unit[]
  insights: readonly Unit[]
  patterns: KindPatterns | null
  most: readonly number[]
}

function linesOf(id: string, { known, units, insights, patterns, most }: Source): SectionLines | null {
  if (id === 'interview') return [answers(known, units, most[0] ?? 0)]
  if (id === 'study-notes') {
    return [[], insights.slice(0, most[1]).map(lineOf), answers(known, units, most[2] ?? 0)]
  }
  if (patterns === null) return null
  if (id === 'steps') return steps(units, patterns)
  return id === 'meeting' ? meetingLines(units, patterns, most) : null
}

function lineOf({ text, sentence }: Unit): DraftSentence {
  return withText(text, [sentence])
}

function withText(text: string, said: readonly { text: string; index: number }[]): DraftSentence {
  return {
    text,
    paragraph: 0,
    citations: said.map((each) => ({ quote: each.text, sentence: each.index })),
    isQuoted: true,
  }
}

/** All steps in the order of time: what is done, and what has an amount, a temperature or a time. */
function steps(units: readonly Unit[], { actions, amount, needs, warnings }: KindPatterns): SectionLines {
  const stated = units.filter(({ text }) => !isQuestion(text))
  const sectionOf = ({ text }: Unit): number => {
    if (needs.test(text)) return 0
    if (actions.test(text) || amount.test(text)) return 1
    return warnings.test(text) ? 2 : -1
  }
  const sections = Map.groupBy(stated, sectionOf)
  return [0, 1, 2].map((section) => (sections.get(section) ?? []).map(lineOf))
}

/** The decisions, the tasks with who has them, and what is left open. */
function meetingLines(units: readonly Unit[], patterns: KindPatterns, most: readonly number[]): SectionLines {
  const tasks = new Set(units.filter((unit) => isTask(unit, patterns)))
  const decided = new Set(
    units.filter((unit) => !tasks.has(unit) && !isQuestion(unit.text) && patterns.decisions.test(unit.text)),
  )
  const open = units.filter(
    (unit, at) => !tasks.has(unit) && !decided.has(unit) && isOpen(units, at, patterns),
  )
  return [
    [...decided].slice(0, most[0]).map(lineOf),
    [...tasks].slice(0, most[1]).map((unit) => {
      const who = takerOf(unit, units, patterns) ?? nobody
      return withText(`${who}: ${unit.text}`, [unit.sentence])
    }),
    open.slice(-(most[2] ?? 0)).map(lineOf),
  ]
}

/** A task is taken on by its speaker, or given to another: with a day, or by name. */
function isTask({ text }: Unit, { takes, asks, work, day, open }: KindPatterns): boolean {
  if (!work.test(text) || open.test(text)) return false
  return takes.test(text) || (asks.test(text) && (day.test(text) || !isQuestion(text)))
}

/** A question that nobody answers, and what is said to be open. */
function isOpen(units: readonly Unit[], at: number, { open }: KindPatterns): boolean {
  const here = units[at]
  const next = units[at + 1]
  if (here === undefined) return false
  if (!isQuestion(here.text)) return open.test(here.text)
  return next !== undefined && open.test(next.text) && !isQuestion(next.text)
}

/** The one who has a task: who says so, who is called by name in it, or who speaks next. */
function takerOf(unit: Unit, units: readonly Unit[], { takes, asks }: KindPatterns): string | null {
  const speaker = unit.sentence.speaker
  const names = new Set(units.map(({ sentence }) => sentence.speaker).filter((name) => name !== null))
  const called = [...names].find((name) => name !== speaker && isCalled(unit.text, name))
  if (called !== undefined && (asks.test(unit.text) || !/^(?:I|Ich|Je|Yo|Eu|Io)(?!\p{L})/u.test(unit.text)))
    return called
  if (takes.test(unit.text)) return speaker
  const at = units.indexOf(unit)
  const next = units.slice(at + 1, at + 1 + takerWithin).find(({ sentence }) => sentence.speaker !== speaker)
  return next?.sentence.speaker ?? speaker
}

function isCalled(text: string, name: string): boolean {
  const first = name.split(' ')[0] ?? ''
  return first.length > 1 && text.split(/[^\p{L}\p{M}]+/u).includes(first)
}

/** Questions, each with the sentences that say most of its answer; those whose answers say most, in order. */
function answers(known: readonly Candidate[], units: readonly Unit[], count: number): DraftSentence[] {
  const candidateOf = new Map(known.map((candidate) => [candidate.unit, candidate]))
  const pairs = new Map<Candidate, { question: Unit; answer: readonly Unit[] }>()
  for (const [at, question] of units.entries()) {
    const reply = isQuestion(question.text) ? replyBehind(units, at) : []
    const candidates = reply.flatMap((unit) => candidateOf.get(unit) ?? [])
    const best = [...rankByCoverage(candidates, () => true).take(answerSentences)]
    const [first] = best.length > 0 ? best : candidates
    if (first === undefined || pairs.has(first)) continue
    const said = best.length > 0 ? best : [first]
    const answer = said.map(({ unit }) => unit).toSorted((a, b) => a.sentence.index - b.sentence.index)
    pairs.set(first, { question, answer })
  }
  const weighed = [...rankByCoverage([...pairs.keys()], () => true).take(count)]
  const chosen = pairs.size <= count ? [...pairs.keys()] : weighed
  return chosen
    .flatMap((each) => pairs.get(each) ?? [])
    .toSorted((a, b) => a.question.sentence.index - b.question.sentence.index)
    .map(({ question, answer }) =>
      withText(
        [question, ...answer].map(({ text }) => text).join(' '),
        [question, ...answer].map(({ sentence }) => sentence),
      ),
    )
}

/** The reply to a question: by another one, or by anybody where nobody is named, up to the next question. */
function replyBehind(units: readonly Unit[], at: number): Unit[] {
  const asker = units[at]?.sentence.speaker ?? null
  const reply: Unit[] = []
  for (const unit of units.slice(at + 1, at + 1 + answerWithin)) {
    const { speaker } = unit.sentence
    const isOther = asker === null || speaker !== asker
    if (
      isQuestion(unit.text) ||
      !isOther ||
      (reply[0] !== undefined && speaker !== reply[0].sentence.speaker)
    )
      break
    if (unit.standing !== 'scrap') reply.push(unit)
  }
  return reply
}
