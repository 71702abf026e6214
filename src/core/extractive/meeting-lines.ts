import type { DraftSentence } from '#core/draft-summary.ts'
import type { KindPatterns } from '#core/kinds/kind-patterns.ts'
import { isQuestion } from '#core/kinds/kind-patterns.ts'
import { lineOfSeveral } from './draft-lines.ts'
import type { Unit } from './read-units.ts'

/** Sentences behind a request in which the one who takes it on speaks. */
const takerWithin = 3
/** A reply of fewer words says nothing without its question. */
const wordsAlone = 8
/** A reply says no within so many words, or not at all; so many tell whom a sentence speaks of. */
const firstWords = 3
/** Sentences before one that points back, among which the question is that it goes on with. */
const contextWithin = 3
const nobody = '–'

/**
 * The decisions, the tasks with who has them, and what is left open; `most` is the number of lines that each
 * of them may have. With `telling` these sentences alone are lines, each by itself, and of tasks those with a
 * day or a reply; and whatever a speaker promises.
 */
export function meetingLines(
  units: readonly Unit[],
  patterns: KindPatterns,
  { most, telling }: { most: readonly number[]; telling?: ReadonlySet<Unit> },
): DraftSentence[][] {
  const names = namesOf(units)
  const tasks = new Set(
    units.filter(
      (unit, at) => isTask(unit, units[at - 1], units[at + 1], patterns) || isAssigned(unit, names, patterns),
    ),
  )
  const replies = new Map(
    units.flatMap((unit, at) => {
      const next = units[at + 1]
      return next && tasks.has(next) && isAccepted(units, at + 1, tasks, patterns) ? [[unit, next]] : []
    }),
  )
  const accepted = new Set(replies.values())
  const decided = new Set(
    units.filter(
      (unit, at) => !tasks.has(unit) && isDecided(unit, telling ? undefined : units[at - 1], patterns),
    ),
  )
  const open = units.filter(
    (unit, at) => !tasks.has(unit) && !decided.has(unit) && isOpen(units, at, patterns),
  )
  const shown = new Set([...tasks, ...open])
  const isLine = (unit: Unit): boolean => telling?.has(unit) !== false
  const isSure = (unit: Unit): boolean =>
    telling === undefined ||
    (telling.has(unit) && (patterns.day.test(unit.text) || replies.has(unit))) ||
    isPromise(unit, patterns)
  const write = (unit: Unit, lead: string, needsQuestion = false): DraftSentence =>
    telling === undefined
      ? lineWithContext(unit, units, { shown, lead, needsQuestion })
      : lineOfSeveral([unit], lead)
  return [
    [...decided]
      .filter(isLine)
      .slice(0, most[0])
      .map((unit) => write(unit, '')),
    [...tasks]
      .filter((unit) => !accepted.has(unit) && isSure(unit))
      .slice(0, most[1])
      .map((unit) => {
        const lead = `${takerOf(unit, { units, names }, patterns) ?? nobody}: `
        const reply = replies.get(unit)
        return reply === undefined ? write(unit, lead) : lineOfSeveral([unit, reply], lead)
      }),
    open
      .filter(isLine)
      .slice(-(most[2] ?? 0))
      .map((unit) => write(unit, '', true)),
  ]
}

/** A task that is the reply to another one's: one line says both. */
function isAccepted(
  units: readonly Unit[],
  at: number,
  tasks: ReadonlySet<Unit>,
  { asks, takes }: KindPatterns,
): boolean {
  const [before, here] = [units[at - 1], units[at]]
  if (before === undefined || here === undefined || !tasks.has(before)) return false
  return before.sentence.speaker !== here.sentence.speaker && asks.test(before.text) && takes.test(here.text)
}

/** Said as a decision, or, in reply to what was said before, what closes a discussion: "Go wireless then." */
function isDecided(
  { text, words, sentence, leans }: Unit,
  before: Unit | undefined,
  patterns: KindPatterns,
): boolean {
  if (isQuestion(text)) return false
  if (patterns.decisions.test(text)) return !isSupposed(text, patterns.decisions, patterns)
  const isReply = before !== undefined && before.sentence.speaker !== sentence.speaker
  const closes = patterns.concludes.test(sentence.text) || patterns.settles.test(text)
  const opening = words.slice(0, firstWords).join(' ')
  return isReply && closes && !leans && !patterns.doers.test(opening)
}

/** A line behind the sentence that it points at or answers, where it cannot be read without it. */
function lineWithContext(
  unit: Unit,
  units: readonly Unit[],
  { shown, lead, needsQuestion }: { shown: ReadonlySet<Unit>; lead: string; needsQuestion: boolean },
): DraftSentence {
  const at = units.indexOf(unit)
  const isShort = unit.length < wordsAlone
  const pointsBack = unit.leans || (isShort && unit.clarity < 1)
  const before = units[at - 1]
  const near = units.slice(Math.max(0, at - contextWithin), at)
  const asked = near.findLast(({ text }) => isQuestion(text))
  const context =
    before !== undefined && isQuestion(before.text)
      ? (isShort || needsQuestion) && before
      : pointsBack && before?.standing === 'alone'
        ? before
        : (pointsBack || (isShort && needsQuestion)) && asked
  return lineOfSeveral(context && !shown.has(context) ? [context, unit] : [unit], lead)
}

/**
 * A task is taken on by its speaker: with what tasks are made of, with a day, or in reply to another one's
 * request; or it is given to another: as it is said, or asked, with a reply that does not begin with a no.
 */
function isTask(
  { text, sentence }: Unit,
  before: Unit | undefined,
  next: Unit | undefined,
  { takes, takesWork, asks, asksWork, day, open, denies }: KindPatterns,
): boolean {
  if (open.test(text) && !isQuestion(text)) return false
  const isReply = before !== undefined && before.sentence.speaker !== sentence.speaker
  if (takes.test(text) && !denies.test(text)) {
    return takesWork.test(text) || day.test(text) || (isReply && asks.test(before.text))
  }
  if (!asks.test(text)) return false
  if (!isQuestion(text)) return asksWork.test(text)
  const reply = next?.sentence.speaker === sentence.speaker ? undefined : next
  if (reply !== undefined && denies.test(reply.words.slice(0, firstWords).join(' '))) return false
  return reply === undefined ? asksWork.test(text) && day.test(text) : asksWork.test(text) || day.test(text)
}

/** True for what ought to be done with its day, or by one who is called by name. */
function isAssigned(unit: Unit, names: ReadonlySet<string>, patterns: KindPatterns): boolean {
  const { text } = unit
  const { oughtsWork, day, denies, open } = patterns
  if (isQuestion(text) || open.test(text) || denies.test(text) || !oughtsWork.test(text)) return false
  return (day.test(text) || calledIn(unit, names) !== undefined) && !isSupposed(text, oughtsWork, patterns)
}

/** True where a condition stands before what a sentence says by a pattern. */
function isSupposed(text: string, said: RegExp, { supposes }: KindPatterns): boolean {
  return supposes.test(text.slice(0, text.search(said)))
}

/** A whole sentence with which its speaker takes something on, whatever the rest of the talk speaks of. */
function isPromise({ text, length, standing }: Unit, { takesWork, denies }: KindPatterns): boolean {
  const isWhole = standing === 'alone' && length >= wordsAlone
  return isWhole && takesWork.test(text) && !denies.test(text)
}

/** A sentence says that something is open, or replies to a question that its speaker does not know. */
function isOpen(units: readonly Unit[], at: number, { open, unsure }: KindPatterns): boolean {
  const [before, here] = [units[at - 1], units[at]]
  if (here === undefined || isQuestion(here.text)) return false
  const isReply =
    before !== undefined && isQuestion(before.text) && before.sentence.speaker !== here.sentence.speaker
  return open.test(here.text) || (isReply && unsure.test(here.text))
}

/** The one who has a task: who says so, who is called by name in it, or who speaks next. */
function takerOf(
  unit: Unit,
  { units, names }: { units: readonly Unit[]; names: ReadonlySet<string> },
  { takes, asks, oughts }: KindPatterns,
): string | null {
  const speaker = unit.sentence.speaker
  const called = calledIn(unit, names)
  if (called !== undefined && (asks.test(unit.text) || !/^(?:I|Ich|Je|Yo|Eu|Io)(?!\p{L})/u.test(unit.text)))
    return called
  if (takes.test(unit.text) || (oughts.test(unit.text) && !asks.test(unit.text))) return speaker
  const at = units.indexOf(unit)
  const next = units.slice(at + 1, at + 1 + takerWithin).find(({ sentence }) => sentence.speaker !== speaker)
  return next?.sentence.speaker ?? speaker
}

function namesOf(units: readonly Unit[]): ReadonlySet<string> {
  return new Set(units.map(({ sentence }) => sentence.speaker).filter((name) => name !== null))
}

function calledIn({ text, sentence }: Unit, names: ReadonlySet<string>): string | undefined {
  return [...names].find((name) => name !== sentence.speaker && isCalled(text, name))
}

/** Called by the first or the last part of a name, such as `Tom` or `Frau Behrens`. */
function isCalled(text: string, name: string): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u)
  const parts = name.split(' ')
  return [parts[0], parts.at(-1)].some((part = '') => part.length > 1 && words.includes(part))
}
