import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createSubscriber } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { createScriptedRecognizer, read } from './recording-app.ts'

/** The recognizer of the tests, and the answer that it gives unless one of them has another. */
export const ears = createScriptedRecognizer()
export const defaultAnswer = ears.answer
/** The application of the test file. */
export let app: TestApp
/** A person with a plan, new for each test. */
export let owner: Person

/**
 * Starts the application for the tests of a file, without a recording before each of them. Where nothing
 * `hears`, pieces wait.
 */
export function openRecordingCase({ hears }: { hears: boolean }): void {
  beforeAll(async () => {
    app = await startApp({ recognizer: ears, hears, isCounted: true })
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    await app.database.pool.query('delete from recordings')
    ears.answer = defaultAnswer
    ears.pieces.length = 0
    owner = await createSubscriber(app, 'pro')
  })
}

/** The state of a recording of the owner, which is waited for. */
export const stateOf = (id: string) =>
  expect.poll(async () => (await read(app, owner, id)).state, { timeout: 20_000 })
