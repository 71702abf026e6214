import type { DraftSentence } from '#core/draft-summary.ts'
import type { KindPatterns } from '#core/kinds/kind-patterns.ts'
import { isQuestion } from '#core/kinds/kind-patterns.ts'
import { lineOf, lineOfSeveral } from './draft-lines.ts'
import type { Unit } from './read-units.ts'

/** Sentences behind a request in which the one who takes it on speaks. */
const takerWithin = 3
/** A reply of fewer words says nothing without its question. */
const wordsAlone = 8
/** A reply says no within so many words, or not at all. */
const firstWords = 3
const nobody = '–'

/**
 * The decisions, the tasks with who has them, and what is left open; `most` is the number of lines that each
 * of them may have.
 */
export function meetingLines(
  units: readonly Unit[],
  patterns: KindPatterns,
  most: readonly number[],
): DraftSentence[][] {
  const tasks = new Set(units.filter((unit, at) => isTask(unit, units[at - 1], units[at + 1], patterns)))
  const decided = new Set(
    units.filter((unit) => !tasks.has(unit) && !isQuestion(unit.text) && patterns.decisions.test(unit.text)),
  )
  const open = units.filter(
    (unit, at) => !tasks.has(unit) && !decided.has(unit) && isOpen(units, at, patterns),
  )
  const shown = new Set([...tasks, ...open])
  return [
    [...decided].slice(0, most[0]).map(lineOf),
    [...tasks].slice(0, most[1]).map((unit) => {
      const who = takerOf(unit, units, patterns) ?? nobody
      return lineWithContext(unit, units, { shown, lead: `${who}: ` })
    }),
    open.slice(-(most[2] ?? 0)).map((unit) => lineWithContext(unit, units, { shown, lead: '' })),
  ]
}

/** A line behind the sentence that it points at or answers, where it cannot be read without it. */
function lineWithContext(
  unit: Unit,
  units: readonly Unit[],
  { shown, lead }: { shown: ReadonlySet<Unit>; lead: string },
): DraftSentence {
  const before = units[units.indexOf(unit) - 1]
  const isShort = unit.length < wordsAlone
  const pointsBack = unit.leans || (isShort && unit.clarity < 1)
  const isContext =
    before !== undefined &&
    !shown.has(before) &&
    (isQuestion(before.text) ? isShort : pointsBack && before.standing === 'alone')
  return lineOfSeveral(isContext ? [before, unit] : [unit], lead)
}

/**
 * A task is taken on by its speaker: with what tasks are made of, with a day, or in reply to another one's
 * request; or it is given to another: as it is said, or asked, with a reply that does not begin with a no.
 */
function isTask(
  { text, sentence }: Unit,
  before: Unit | undefined,
  next: Unit | undefined,
  { takes, asks, work, day, open, denies }: KindPatterns,
): boolean {
  if (open.test(text) && !isQuestion(text)) return false
  const isReply = before !== undefined && before.sentence.speaker !== sentence.speaker
  const isMatter = work.test(text) || day.test(text)
  if (takes.test(text) && !denies.test(text)) return isMatter || (isReply && asks.test(before.text))
  if (!asks.test(text)) return false
  if (!isQuestion(text)) return work.test(text)
  const reply = next?.sentence.speaker === sentence.speaker ? undefined : next
  if (reply !== undefined && denies.test(reply.words.slice(0, firstWords).join(' '))) return false
  return reply === undefined ? work.test(text) && day.test(text) : isMatter
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

/** Called by the first or the last part of a name, such as `Tom` or `Frau Behrens`. */
function isCalled(text: string, name: string): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u)
  const parts = name.split(' ')
  return [parts[0], parts.at(-1)].some((part = '') => part.length > 1 && words.includes(part))
}
