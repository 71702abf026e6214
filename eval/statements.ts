import { environment } from '../scripts/environment.ts'
import { findRealData, noRealData } from '../scripts/find-real-data.ts'
import { oddsWithChecker } from './statements/ask-checker.ts'
import { readChecker } from './statements/configured-checker.ts'
import { oddsByFolds } from './statements/fold-odds.ts'
import { doubtClaims, rateClaim } from './statements/judge-statements.ts'
import { published } from './statements/published.ts'
import { readStatements } from './statements/read-statements.ts'
import { scoreStatements } from './statements/score-statements.ts'
import { balanceWithChecker, simulatedCheckers } from './statements/simulate-checkers.ts'

/**
 * A measure of how well code alone tells which claims about a document people found borne out. The claims
 * that the weights were chosen on are judged by folds over documents; those of another file by the weights of
 * the product. Where the environment names a model, its checker is asked too.
 */
const [file] = process.argv.slice(2)
const named = file ?? findRealData('eval/statements-dev.jsonl.gz')
if (named === null) throw new Error(`There are no statements to judge: ${noRealData}. Or name a file.`)
const claims = doubtClaims(readStatements(named))
const odds = file === undefined ? oddsByFolds(claims) : claims.map(rateClaim)

const checker = readChecker(environment)
const checked = checker === null ? null : await oddsWithChecker(claims, odds, checker)

function row(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

const columns = ['balanced accuracy', 'false ones found at 5 % false alarms']
const withChecker = checker === null ? [] : columns.map((name) => `${name}, with ${checker.name}`)
row(['claims', 'n', ...columns, ...withChecker])
row(['', '', ...columns, ...withChecker].map(() => '---'))
for (const domain of [...new Set(claims.map(({ claim }) => claim.domain)), null]) {
  const positions = [...claims.keys()].filter((at) => domain === null || claims[at]?.claim.domain === domain)
  const cells = [odds, ...(checked === null ? [] : [checked])].flatMap((judged) => {
    const { balanced, recall } = scoreStatements(
      positions.flatMap((at) => claims[at] ?? []),
      positions.map((at) => judged[at] ?? 0),
    )
    return [balanced, recall].map(({ mean, low, high }) => `${mean} (${low} to ${high})`)
  })
  row([domain ?? 'all', positions.length, ...cells])
}
for (const { name, balanced } of published)
  row([`${name}, published`, '', balanced, '', ...withChecker.map(() => '')])
console.log()
row(['beside a simulated checker', 'balanced accuracy', 'by its first answers'])
row(['---', '---', '---'])
for (const simulated of simulatedCheckers) {
  const accuracies = [false, true].map((first) => balanceWithChecker(claims, odds, { ...simulated, first }))
  row([simulated.name, ...accuracies.map((accuracy) => accuracy.toFixed(1))])
}
const { balanced } = scoreStatements(claims, odds)
console.log(`balanced accuracy ${balanced.mean.toFixed(1)} (${claims.length} claims)`)
