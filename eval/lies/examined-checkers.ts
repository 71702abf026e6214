import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { drawTrials } from '#core/trials/draw-trials.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { checkCitations } from '#evidence/check-statement.ts'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { lineState } from '#evidence/line-state.ts'
import { callTrials, passesTrials, worthOf } from '#evidence/rate-checker.ts'
import { createModelChecker } from '#server/engines/model/check/model-checker.ts'
import { checkLines } from '#server/features/summaries/checks/check-lines.ts'
import { systemClock } from '#server/lib/clock.ts'
import { countResults, noLineChecks } from '#server/ports/summary-engine.ts'
import type { CheckerTrials } from '#server/ports/summary-engine.ts'
import { createScriptedModel } from '#tests/unit/model-engine/scripted-model.ts'
import { seededChance } from '../check/random.ts'
import { readJsonLines } from '../read-json-lines.ts'
import { isFlagged } from './measure-lies.ts'
import type { JudgedClaim } from './measure-lies.ts'
import type { Lies } from './read-lies.ts'

/** A turned trial line, as far as a simulated checker sees it. */
type Planted = { isFlagged: boolean }

/** A simulated checker: its chances to catch a turned line, accept a true one, say yes to a claim. */
export type Simulated = {
  name: string
  catches: (trial: Planted) => number
  accepts: number
  saysYes: (claim: JudgedClaim) => number
}

/** Turned trial lines of these talks, each with what code finds of it. */
export function drawPlanted({ transcripts }: Lies, seed: number): Planted[] {
  const random = seededChance(seed)
  return [...transcripts.values()].flatMap((talk) => {
    const index = createEvidenceIndex(talk.sentences, talk.language)
    const wanted = { turned: callTrials.turned.asked, unchanged: 0 }
    return Array.from({ length: 3 }, () => drawTrials(talk, wanted, random))
      .flat()
      .map(({ text, sentence }) => {
        const range = { from: index.firstAt[sentence] ?? 0, to: index.firstAt[sentence + 1] ?? 0 }
        const { finding } = compareStatement(index, { text, language: talk.language }, [range])
        return { isFlagged: finding === 'differs' }
      })
  })
}

/** A yes to 95 % of honest claims, and to lies as it is given. */
function honestYes(yes: (claim: JudgedClaim) => number): Simulated['saysYes'] {
  return (claim) => (claim.claim.honest ? 0.95 : yes(claim))
}

/** The checkers beside which lies are measured. What the code misses, the fourth one misses first. */
export function simulatedCheckers(lying: readonly JudgedClaim[]): Simulated[] {
  const unseen = lying.filter((each) => !isFlagged(each)).length / Math.max(1, lying.length)
  const missed = Math.min(1, 0.2 / Math.max(unseen, 0.01))
  return [
    { name: 'yes to everything', catches: () => 0, accepts: 1, saysYes: () => 1 },
    { name: 'a coin', catches: () => 0.5, accepts: 0.5, saysYes: () => 0.5 },
    { name: '80 %, all alike', catches: () => 0.8, accepts: 0.95, saysYes: honestYes(() => 0.2) },
    {
      name: '80 %, missing what the code misses',
      catches: (trial) => (trial.isFlagged ? 1 : 1 - missed),
      accepts: 0.95,
      saysYes: honestYes((claim) => (isFlagged(claim) ? 0 : missed)),
    },
    { name: '95 %, all alike', catches: () => 0.95, accepts: 0.95, saysYes: honestYes(() => 0.05) },
    { name: 'one that recognises trials', catches: () => 1, accepts: 1, saysYes: () => 1 },
  ]
}

const recordedSchema = z.object({ claim: z.string(), honest: z.boolean(), finding: z.string() })

/** A checker whose answers were recorded, as good in its trial lines as in these; `null` without them. */
export function recordedChecker(file: string | null, claims: readonly JudgedClaim[]): Simulated | null {
  if (file === null) return null
  const rows = readJsonLines(file).map((line) => recordedSchema.parse(line))
  const finding = new Map(rows.map((each) => [each.claim, each.finding]))
  if (!claims.every(({ claim }) => finding.has(claim.claim))) return null
  const share = (honest: boolean, wanted: string): number => {
    const all = rows.filter((each) => each.honest === honest)
    return all.filter((each) => each.finding === wanted).length / all.length
  }
  const caught = share(false, 'differs')
  return {
    name: 'a strong one, recorded',
    catches: () => caught,
    accepts: share(true, 'follows'),
    saysYes: ({ claim }) => Number(finding.get(claim.claim) === 'follows'),
  }
}

const rounds = 400

/** The claims in percent that would be Verified beside a checker with a hundred trial lines behind it. */
export function shareVerified(
  claims: readonly JudgedClaim[],
  checker: Simulated,
  { planted, first = false }: { planted: readonly Planted[]; first?: boolean },
): number {
  const random = seededChance(11)
  const some = (): Planted => planted[Math.floor(random() * planted.length)] ?? { isFlagged: true }
  const results = (turned: number, unchanged: number) =>
    countResults({
      turned: Array.from({ length: turned }, () => random() < checker.catches(some())),
      unchanged: Array.from({ length: unchanged }, () => random() < checker.accepts),
    })
  let verified = 0
  for (let round = 0; round < rounds; round += 1) {
    const call = results(callTrials.turned.asked, callTrials.unchanged.asked)
    const counts = first ? call : results(100, 100)
    for (const claim of claims) {
      const check = random() < checker.saysYes(claim) ? ('follows' as const) : ('differs' as const)
      const worth = worthOf(counts, passesTrials(call), check)
      verified += Number(stateOf(claim, check, worth) === 'verified')
    }
  }
  return (100 * verified) / Math.max(1, rounds * claims.length)
}

function stateOf(
  { state }: JudgedClaim,
  check: 'follows' | 'differs',
  worth: ReturnType<typeof worthOf>,
): ReturnType<typeof lineState> {
  const quote = state === 'no quote' ? ('absent' as const) : ('exact' as const)
  return lineState({
    quote,
    agreement: state === 'no quote' ? 'unclear' : state,
    check,
    worth,
    isQuoted: false,
  })
}

/**
 * Asks about the claims as the product asks about lines, with trial lines among them: writes each prompt to a
 * folder, or reads the answer that stands beside it there, by the same name with `.json`. Gives the lines'
 * states by their texts.
 */
export async function askByFolder(
  { transcripts, claims }: Lies,
  folder: string,
  writes: boolean,
): Promise<ReadonlyMap<string, string>> {
  mkdirSync(folder, { recursive: true })
  const model = createScriptedModel(({ system, prompt }) => {
    const name = path.join(folder, createHash('sha256').update(prompt).digest('hex').slice(0, 16))
    if (writes) writeFileSync(`${name}.txt`, `${system}\n\n${prompt}\n`)
    return existsSync(`${name}.json`) ? readFileSync(`${name}.json`, 'utf8') : '{"lines":[]}'
  })
  const deps = {
    clock: systemClock,
    random: () => 0.5,
    allowCall: () => true as const,
    onCall: () => undefined,
  }
  const states = new Map<string, string>()
  const all: { turned: boolean[]; unchanged: boolean[] } = { turned: [], unchanged: [] }
  for (const talk of transcripts.values()) {
    const index = createEvidenceIndex(talk.sentences, talk.language)
    const lines = claims
      .filter(({ transcript }) => transcript === talk.id)
      .map((claim, at) => {
        const options = { language: claim.language }
        return [
          `sentence-${at}`,
          checkCitations(index, { text: claim.claim, citations: claim.cites }, options),
        ] as const
      })
    const checked = await checkLines(new Map(lines), {
      ...noLineChecks,
      checkMs: 600_000,
      checker: createModelChecker({ ...deps, model }),
      random: seededChance(5),
      trials: collectInto(all),
      sentences: talk.sentences,
      language: talk.language,
      spoken: talk.language,
      writer: null,
      compare: () => null,
      onLine: () => undefined,
      signal: new AbortController().signal,
      payers: noPayers,
      spending: { microUsd: 0 },
    })
    for (const { text, state } of checked.lines.values()) states.set(text, state)
  }
  const { turned, unchanged } = countResults(all)
  console.log(
    `trial lines: ${turned.caught} of ${turned.asked} turned caught, ${unchanged.accepted} of ${unchanged.asked} true accepted`,
  )
  return states
}

/** Adds results to all of a run. Lines that code calls different are asked too, as of a strong checker. */
function collectInto(all: { turned: boolean[]; unchanged: boolean[] }): CheckerTrials {
  return {
    read: () => Promise.resolve(strongCounts),
    record: (_name, { turned, unchanged }) => {
      all.turned.push(...turned)
      all.unchanged.push(...unchanged)
      return Promise.resolve(turned.length === 0 ? strongCounts : countResults(all))
    },
  }
}

const strongCounts = { turned: { asked: 100, caught: 100 }, unchanged: { asked: 100, accepted: 100 } }
