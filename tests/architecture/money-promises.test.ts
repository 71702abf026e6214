import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import type { RouteSpec } from '#contract/route.ts'
import { readCatalogues, textsOf } from '../../scripts/messages/catalogue.ts'
import { folders } from '../../scripts/messages/compile-all.ts'
import { keepers, byHand } from './money-promises.ts'
import { projectDir } from './planted-tree.ts'

const answers = path.join(projectDir, 'src/server/features/billing')

/** Words of a sentence that promises something about money. */
const promise =
  /charged|refunding|we refund|is refunded|payment refunded|refund the unused|billed monthly|\brenews? on|renewal fail|without (?:it|a payment), |cancel (?:at )?any ?time|stays until|you keep \{|ends now|(?:^|\} ?)begins (?:on|when|at once)|then \{next\} begins|(?:have|has) the free plan/i

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
}

/** The string literals of a file that read like sentences. */
function sentencesOf(file: string): string[] {
  const literals = readFileSync(file, 'utf8').matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g)
  return [...literals].flatMap(([, ...forms]) => forms.filter((text) => / .+\.$/.test(text ?? '')))
}

/** The sentences that those who call too often are answered with, which stand beside the calls. */
function limitSentences(): string[] {
  const specs: readonly RouteSpec[] = Object.values(contract)
  return specs.flatMap(({ counts = {} }) => Object.values(counts).map(({ detail }) => detail))
}

/** The promises among messages, by their keys. */
function promisesIn(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].filter(([, text]) => promise.test(text)).map(([key]) => key)
}

it('Each promise about money in emails, on pages and in answers has the test of what keeps it', () => {
  const said = [
    ...promisesIn(textsOf(readCatalogues(folders.messages, 'en').values())),
    ...filesOf(answers).flatMap((file) =>
      sentencesOf(path.join(answers, file))
        .filter((sentence) => promise.test(sentence))
        .map((sentence) => `${file}: ${sentence}`),
    ),
    ...limitSentences()
      .filter((sentence) => promise.test(sentence))
      .map((sentence) => `limits: ${sentence}`),
  ]
  expect([...keepers.flatMap(({ promises }) => promises), ...Object.keys(byHand)].toSorted()).toEqual(
    [...new Set(said)].toSorted(),
  )
})

it.each(keepers)('The test "$title" is there', ({ file, title }) => {
  expect(readFileSync(path.join(projectDir, file), 'utf8')).toContain(title)
})

it('A new promise about money is seen, with parameters or without', () => {
  expect(
    promisesIn(
      new Map([
        ['offer.today', "You won't be charged."],
        ['offer.later', '{plan} renews on Monday.'],
        ['price', '{price} per month'],
      ]),
    ),
  ).toEqual(['offer.today', 'offer.later'])
})
