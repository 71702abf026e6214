import { parseArgs } from 'node:util'
import { findRealData } from '../scripts/find-real-data.ts'
import {
  askByFolder,
  drawPlanted,
  recordedChecker,
  shareVerified,
  simulatedCheckers,
} from './lies/examined-checkers.ts'
import { isFlagged, judgeClaims } from './lies/measure-lies.ts'
import type { JudgedClaim } from './lies/measure-lies.ts'
import { readClaims, readOwnClaims } from './lies/own-claims.ts'
import { comparePeopleSentences } from './lies/people-claims.ts'
import { verifyHonest, verifyLies } from './lies/with-checker.ts'

/**
 * The lies, and the honest lines, that the code flags without a checker. Takes a file of claims; else our own
 * about the real data. `--examples` prints what went wrong, `--part` takes every other claim of ours: rules
 * were chosen on the even ones. `--prompts FOLDER` writes what a checker is asked about the claims, trial
 * lines included; `--answers FOLDER` reads its answers.
 */
const { values, positionals } = parseArgs({
  options: {
    examples: { type: 'boolean', default: false },
    part: { type: 'string' },
    people: { type: 'string', default: 'dev' },
    prompts: { type: 'string' },
    answers: { type: 'string' },
  },
  allowPositionals: true,
})
const [file] = positionals
const lies = file === undefined ? readOwnClaims() : readClaims(file)
const parted = lies.claims.filter(
  (_, at) => values.part === undefined || at % 2 === (values.part === 'odd' ? 1 : 0),
)
const judged = judgeClaims({ ...lies, claims: parted })

function row(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)
}

function printRow(name: string, claims: readonly JudgedClaim[]): void {
  const count = (state: JudgedClaim['state']): number => claims.filter((each) => each.state === state).length
  const flagged = claims.filter(isFlagged).length
  row([name, claims.length, flagged, percent(flagged, claims.length), count('unclear'), count('no quote')])
}

row(['claims', 'n', 'flagged', '%', 'of the others: cannot be told', 'of the flagged: no quote'])
row(Array.from({ length: 6 }, () => '---'))
const lying = judged.filter(({ claim }) => !claim.honest)
const honest = judged.filter(({ claim }) => claim.honest)
for (const kind of new Set(lying.map(({ claim }) => claim.kind)))
  printRow(
    kind,
    lying.filter(({ claim }) => claim.kind === kind),
  )
printRow('all lies', lying)
printRow('honest', honest)
for (const language of new Set(judged.map(({ claim }) => claim.language))) {
  printRow(
    `lies, ${language}`,
    lying.filter(({ claim }) => claim.language === language),
  )
  printRow(
    `honest, ${language}`,
    honest.filter(({ claim }) => claim.language === language),
  )
}
if (values.examples) {
  for (const each of judged.filter((judgement) => isFlagged(judgement) === judgement.claim.honest))
    console.log(
      `\n${each.claim.honest ? 'HONEST' : 'LIE'} ${each.claim.kind} ${each.state}: ${each.claim.claim}\n   ${each.claim.cites.map(({ quote }) => quote).join(' / ')}\n   ${each.differences.map((difference) => Object.values(difference).join(' | ')).join('; ')}`,
    )
}
if (file === undefined) printPeople()
printChecked()
printExamined()
await askModel()
const unflagged = lying.filter((each) => !isFlagged(each)).length
console.log(
  `lies ${lying.length} unflagged ${unflagged} verified 0 honest ${honest.length} flagged ${honest.filter(isFlagged).length}`,
)

/** The claims that examined checkers would leave Verified: after a hundred trial lines, and at first. */
function printExamined(): void {
  const planted = drawPlanted(lies, 3)
  const recorded = recordedChecker(findRealData('eval/strong-checker.jsonl'), judged)
  console.log(
    `\nBeside an examined checker, of ${planted.length} turned trial lines code flags ${percent(planted.filter((each) => each.isFlagged).length, planted.length)} %:\n`,
  )
  row(['checker', 'lies Verified', 'honest Verified', 'lies Verified by its first answer'])
  row(Array.from({ length: 4 }, () => '---'))
  for (const checker of [...simulatedCheckers(lying), ...(recorded === null ? [] : [recorded])]) {
    const shares = [
      shareVerified(lying, checker, { planted }),
      shareVerified(honest, checker, { planted }),
      shareVerified(lying, checker, { planted, first: true }),
    ]
    row([checker.name, ...shares.map((share) => share.toFixed(1))])
  }
}

async function askModel(): Promise<void> {
  const folder = values.prompts ?? values.answers
  if (folder === undefined) return
  const states = await askByFolder({ ...lies, claims: parted }, folder, values.prompts !== undefined)
  const verified = (all: readonly JudgedClaim[]) =>
    all.filter(({ claim }) => states.get(claim.claim) === 'verified').length
  console.log(
    `by the answers in ${folder}: lies Verified ${percent(verified(lying), lying.length)} %, honest Verified ${percent(verified(honest), honest.length)} %`,
  )
}

/**
 * The lines that a checker would leave that finds 80 % of the lies and lets 95 % of the honest lines pass;
 * none is asked.
 */
function printChecked(): void {
  const verified = verifyLies(lying, 0.8)
  const share = verifyHonest(honest, 0.95)
  console.log(
    `\nWith a checker of 80 % recall, lies Verified: ${verified.alike.toFixed(1)} % where all are missed alike, ${verified.byKind.toFixed(1)} % where it misses the kinds that the code misses, ${verified.worst.toFixed(1)} % where it misses just those that the code lets pass. honest lines verified ${share.toFixed(1)} %, if it lets 95 % of them pass\n`,
  )
}

function printPeople(): void {
  const questions = findRealData(`eval/questions-${values.people}.jsonl.gz`)
  const transcripts = findRealData(`eval/${values.people}.jsonl.gz`)
  if (questions === null || transcripts === null) return
  const sentences = comparePeopleSentences({ transcripts, questions })
  const differing = sentences.filter(({ agreement }) => agreement.finding === 'differs')
  const unclear = sentences.filter(({ agreement }) => agreement.finding === 'unclear')
  if (values.examples) {
    for (const { text, cited, agreement } of differing)
      console.log(
        `\nPEOPLE: ${text}\n   ${cited.join(' / ').slice(0, 600)}\n   ${agreement.differences.map((difference) => Object.values(difference).join(' | ')).join('; ')}`,
      )
  }
  const kinds = Map.groupBy(
    differing.flatMap(({ agreement }) => agreement.differences),
    ({ kind }) => kind,
  )
  console.log(
    `\n${sentences.length} sentences of people with the evidence that people marked: ${percent(differing.length, sentences.length)} % flagged, ${percent(unclear.length, sentences.length)} % cannot be told; ${[...kinds].map(([kind, all]) => `${kind} ${all.length}`).join(', ')}\n`,
  )
}
