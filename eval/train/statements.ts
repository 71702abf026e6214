import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findRealData, noRealData } from '../../scripts/find-real-data.ts'
import { fitClaims, oddsByFolds } from '../statements/fold-odds.ts'
import { doubtClaims } from '../statements/judge-statements.ts'
import { readStatements } from '../statements/read-statements.ts'

/**
 * Chooses the weights of what speaks against a line, on the statements that people judged, and writes them
 * into the product.
 */
const falseAlarms = 0.05
const file = findRealData('eval/statements-dev.jsonl.gz')
if (file === null) throw new Error(`There are no statements to learn from: ${noRealData}`)
const claims = doubtClaims(readStatements(file))
const { base, weights } = fitClaims(claims)
const odds = oddsByFolds(claims)
const ofTrue = odds.filter((_, at) => claims[at]?.claim.label === true).toSorted((a, b) => b - a)
const muchDoubt = ofTrue[Math.floor(falseAlarms * ofTrue.length)] ?? 0
const rounded = (value: number): number => Number(value.toPrecision(3))
const model = { base: rounded(base), muchDoubt: rounded(muchDoubt), weights: weights.map(rounded) }
const target = path.join(import.meta.dirname, '../../src/evidence/compare/support-weights.json')
writeFileSync(target, `${JSON.stringify(model)}\n`)
console.log(model)
