import { expect, it } from 'vitest'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { createRightChecker, noChecker, yesChecker } from '#tests/fakes/line-checkers.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
import { oddsWithChecker } from '../../eval/statements/ask-checker.ts'
import { readChecker } from '../../eval/statements/configured-checker.ts'
import { doubtClaims } from '../../eval/statements/judge-statements.ts'
import { scoreStatements } from '../../eval/statements/score-statements.ts'

const sentences = sentencesOf([
  'The council bought eleven wooden boats for the harbor.',
  'Nobody spoke against the lanterns in the market.',
])
const claim = (id: string, text: string, label: boolean) => ({
  kind: 'claim' as const,
  id,
  domain: 'podcast',
  doc: 'harbor',
  statements: [text],
  label,
  sentences,
})
const claims = doubtClaims([
  claim('true', 'The council bought eleven wooden boats.', true),
  claim('false', 'The council bought copper lighthouses for the harbor.', false),
])
const none = [0, 0]
const balanced = (odds: number[]) => scoreStatements(claims, odds).balanced.mean

it('judges claims by a checker that is right, and by chance with one that always says the same', async () => {
  const lies = claims.flatMap((each) => (each.claim.label ? [] : each.claim.statements))
  expect(balanced(await oddsWithChecker(claims, none, createRightChecker(lies)))).toBe(100)
  expect(balanced(await oddsWithChecker(claims, none, yesChecker))).toBe(50)
  expect(balanced(await oddsWithChecker(claims, none, noChecker))).toBe(50)
})

it('the measurement leaves to the code what a checker does not answer', async () => {
  const silent = { name: 'silent', model: null, linesPerCall: 1, check: () => Promise.resolve() }
  expect(await oddsWithChecker(claims, [-1, 2], silent)).toEqual([-1, 2])
})

it('the measurement asks the model that the environment names, with the evidence of each statement', async () => {
  await using simulator = await startModelSimulator()
  const checker = readChecker({
    OPENAI_BASE_URL: simulator.openaiBaseUrl,
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'honest',
  })
  expect(checker).not.toBeNull()
  if (checker === null) return
  const [isTrue = 0, isFalse = 0] = await oddsWithChecker(claims, none, checker)
  expect(isTrue).toBeLessThan(0)
  expect(isFalse).toBeGreaterThan(0)
  expect(simulator.questions[0]?.prompt).toContain('eleven wooden boats')
})

it('the measurement asks nobody where no model is named', () => {
  expect(readChecker({})).toBeNull()
})
