import type { TalkKind } from '#product/talk-kinds.ts'
import { byReadability, isSaidBy } from './choose-summary.ts'
import { readsAlone } from './read-units.ts'
import type { Unit } from './read-units.ts'
import { rankByCoverage } from './weigh-salience.ts'
import type { Candidate } from './weigh-salience.ts'

/**
 * Talks of one subject: one sentence of a meeting, or of a podcast of many, is about a small part of it, and
 * a step is not what a recipe makes.
 */
const kinds: ReadonlySet<TalkKind> = new Set(['talk', 'lecture', 'interview'])
/**
 * The share of sentences that can be read alone from which on one of them stands for the talk: real talks
 * have 17 to 57 %, dialogues of films 1 to 12 %.
 */
const minShare = 0.15
const words = { min: 8, max: 32 }
/** Fewer sentences are read as soon as one of them. */
const minSentences = 20

/**
 * The sentence that says most of a talk, not by one of its `hosts`, and can be read alone; `null` where a
 * single one would mislead, or where little is said.
 */
export function chooseGist(
  candidates: readonly Candidate[],
  { kind, hosts }: { kind: TalkKind; hosts: ReadonlySet<string> },
): Unit | null {
  if (!kinds.has(kind) || candidates.length < minSentences) return null
  const whole = candidates.filter(({ unit }) => readsAlone(unit) && !isSaidBy(hosts, unit))
  if (whole.length < minShare * candidates.length) return null
  const fitting = whole.filter(({ unit: { length } }) => length >= words.min && length <= words.max)
  const [best] = rankByCoverage(byReadability(fitting), () => true)
  return best?.unit ?? null
}
