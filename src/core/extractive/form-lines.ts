import type { DraftSentence } from '#core/draft-summary.ts'
import { isQuestion, kindPatternsOf } from '#core/kinds/kind-patterns.ts'
import type { KindPatterns } from '#core/kinds/kind-patterns.ts'
import type { Language } from '#core/languages/define-language.ts'
import type { SummaryForm } from '#product/summary-forms.ts'
import { lineOf, lineOfSeveral } from './draft-lines.ts'
import { meetingLines } from './meeting-lines.ts'
import type { Unit } from './read-units.ts'
import { isSpontaneous, isTelling } from './spontaneous-speech.ts'
import { rankByCoverage } from './weigh-salience.ts'
import type { Candidate } from './weigh-salience.ts'

/** The lines of each section of a form, in the order of the sections. */
export type SectionLines = readonly (readonly DraftSentence[])[]

/** Sentences behind a question in which its answer is looked for. */
const answerWithin = 6
/** Sentences of an answer that are shown. */
const answerSentences = 2
const minWords = 3
/** Decisions and tasks that can stand for a meeting that was spoken freely. */
const fewestLines = 3

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
  return id === 'meeting' ? meetingOf(known, units, { patterns, most }) : null
}

/**
 * The lines of a meeting; of one that was spoken freely those that say something to a reader who was not
 * there, and none where they are too few to stand for it.
 */
function meetingOf(
  known: readonly Candidate[],
  units: readonly Unit[],
  { patterns, most }: { patterns: KindPatterns; most: readonly number[] },
): SectionLines | null {
  if (!isSpontaneous(units)) return meetingLines(units, patterns, { most })
  const telling = new Set(known.filter(isTelling).map(({ unit }) => unit))
  const lines = meetingLines(units, patterns, { most, telling })
  return lines.slice(0, 2).flat().length < fewestLines ? null : lines
}

/**
 * All steps in the order of time: what has an amount, a temperature or a time, what is done, and what is
 * said to the one who does it, between the first and the last that is sure.
 */
function steps(
  units: readonly Unit[],
  { actions, portion, doers, tellers, needs, warnings }: KindPatterns,
): SectionLines {
  const stated = units.filter(({ text }) => !isQuestion(text))
  const isSure = ({ text }: Unit): boolean => portion.test(text) || actions.test(text) || needs.test(text)
  const [from, to] = [stated.findIndex(isSure), stated.findLastIndex(isSure)]
  const sectionOf = (unit: Unit, at: number): number => {
    const { text } = unit
    if (needs.test(text) && !actions.test(text)) return 0
    if (portion.test(text)) return 1
    if (warnings.test(text)) return 2
    return actions.test(text) || (at > from && at < to && doers.test(text) && !tellers.test(text)) ? 1 : -1
  }
  const sections = Map.groupBy(stated, sectionOf)
  return [0, 1, 2].map((section) => (sections.get(section) ?? []).map(lineOf))
}

/** Questions, each with the sentences that say most of its answer; those whose answers say most, in order. */
function answers(known: readonly Candidate[], units: readonly Unit[], count: number): DraftSentence[] {
  const candidateOf = new Map(known.map((candidate) => [candidate.unit, candidate]))
  const pairs = new Map<Candidate, { question: Unit; answer: readonly Unit[] }>()
  for (const [at, question] of units.entries()) {
    const reply = isQuestion(question.text) ? replyBehind(units, at) : []
    const rest = reply.length > 1 ? reply.slice(1) : reply
    const candidates = rest.flatMap((unit) => candidateOf.get(unit) ?? [])
    const best = [...rankByCoverage(candidates, () => true).take(answerSentences)]
    const [first] = best.length > 0 ? best : candidates
    if (first === undefined || pairs.has(first)) continue
    const said = new Set([
      ...reply.slice(0, 1),
      ...(best.length > 0 ? best : [first]).map(({ unit }) => unit),
    ])
    const answer = [...said].toSorted((a, b) => a.sentence.index - b.sentence.index)
    pairs.set(first, { question, answer })
  }
  const weighed = [...rankByCoverage([...pairs.keys()], () => true).take(count)]
  const chosen = pairs.size <= count ? [...pairs.keys()] : weighed
  return chosen
    .flatMap((each) => pairs.get(each) ?? [])
    .toSorted((a, b) => a.question.sentence.index - b.question.sentence.index)
    .map(({ question, answer }) => lineOfSeveral([question, ...answer]))
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
    if (reply.length === 0 || unit.standing !== 'scrap') reply.push(unit)
  }
  return reply
}
