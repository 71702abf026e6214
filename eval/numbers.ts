import { parseArgs } from 'node:util'
import { judgePhrase, readPhrases } from './numbers/measure-phrases.ts'
import type { JudgedPhrase } from './numbers/measure-phrases.ts'

/**
 * The number of times that a line with digits over a quote with number words, or the reverse, is flagged
 * although both say the same, and how many changed numbers are found. `--examples` prints what went wrong.
 */
const { values } = parseArgs({ options: { examples: { type: 'boolean', default: false } } })
const judged = readPhrases().flatMap(judgePhrase)
const byLanguage = Map.groupBy(judged, ({ phrase }) => phrase.language)

function countOf(cases: readonly JudgedPhrase[], isHonest: boolean): string {
  const asked = cases.filter((each) => each.isHonest === isHonest)
  return `${asked.filter(({ isFlagged }) => isFlagged).length} of ${asked.length}`
}

console.log('| language | same number, flagged | other number, flagged |\n| --- | --- | --- |')
for (const [language, cases] of byLanguage)
  console.log(`| ${language} | ${countOf(cases, true)} | ${countOf(cases, false)} |`)
console.log(`| all | ${countOf(judged, true)} | ${countOf(judged, false)} |`)
const withFalseFlags = [...byLanguage.values()].filter((cases) =>
  cases.some(({ isHonest, isFlagged }) => isHonest && isFlagged),
).length
console.log(`languages ${byLanguage.size} with a false flag ${withFalseFlags}`)
if (values.examples) {
  for (const { phrase, line, quote, isHonest } of judged.filter((each) => each.isHonest === each.isFlagged))
    console.log(`${isHonest ? 'HONEST' : 'LIE'} ${phrase.language}: ${line}   over   ${quote}`)
}
