import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { describeTrial } from '#server/features/summaries/trial/describe-trial.ts'
import type { Tried } from '#server/features/summaries/trial/try-model.ts'
import { systemClock } from '#server/lib/clock.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import type { ModelSimulator, SimulatorOptions } from '#tests/fakes/language-model/simulator.ts'
import { startRecognizerSimulator } from '#tests/fakes/recognizer/simulator.ts'
import { runPrecis } from './run-precis.ts'

/** The calls of a good model. */
const good: Tried = {
  failure: null,
  attempts: 1,
  lines: 9,
  found: 9,
  checking: null,
  firstPieceMs: 300,
  pieces: 80,
  tokensPerSecond: 60,
  windowTokens: 32_768,
  costMicroUsd: 0,
}

let simulator: ModelSimulator | null = null
afterEach(async () => {
  await simulator?.[Symbol.asyncDispose]()
  simulator = null
})

/** Tries a model of the simulator by its name. */
async function tryModel(model: string, options: SimulatorOptions = {}, env: Record<string, string> = {}) {
  simulator = await startModelSimulator(options)
  const settings = { OPENAI_BASE_URL: simulator.openaiBaseUrl, OPENAI_MODEL: model, ...env }
  return await runPrecis(['doctor'], { env: settings, clock: systemClock })
}

describe('precis doctor', () => {
  it('says of a good model what works', async () => {
    const { code, output, errors } = await tryModel('honest', {}, { OPENAI_PRICE_USD: '0.10/0.50' })
    expect(code).toBe(0)
    expect(output).toMatch(/^honest at 127\.0\.0\.1:\d+\n/)
    expect(output).toContain('  Form       as asked, at once\n')
    expect(output).toMatch(/ {2}Quotes {5}(\d+) of \1 lines cite words that were said\n/)
    expect(output).toMatch(
      / {2}Checker {4}honest, the model that writes, which answered about (\d+) of \1 lines in time, caught ([1-9]\d*) of \2 trial lines with an error and accepted (\d+) of \3 true ones\n/,
    )
    expect(output).toMatch(/ {2}Streaming {2}yes, the first words after \d\.\d s\n/)
    expect(output).toContain('  Window     32,768 tokens: an hour of speech fits at once\n')
    expect(output).toMatch(/ {2}Speed {6}\d+ tokens a second\n/)
    expect(output).toMatch(/ {2}Costs {6}\$0\.\d{4} for this, checks included\n/)
    expect(output).toMatch(/\nIt works\.\n$/)
    expect(errors).toMatch(/^Asking honest at \S+ for a short summary\n$/)
    expect(simulator?.questions.every(({ prompt }) => !prompt.includes(process.cwd()))).toBe(true)
  })

  it('asks the checker that is set, or says that there is none', async () => {
    const { output } = await tryModel('honest', {}, { CHECK_MODEL: 'off' })
    expect(output).toContain('  Checker    none, so no line will be called Verified\n')
    expect(output).toContain('  Costs      not known; OPENAI_PRICE_USD names a price\n')
  })

  it('says of one that ignores the form what may help', async () => {
    const { code, output } = await tryModel('wrong-shape')
    expect(code).toBe(76)
    expect(output).toMatch(/not in the form that it was asked for\. Try OPENAI_RESPONSE_FORMAT=json_object/)
  })

  it('says of one that needed its faults shown how often it was asked', async () => {
    const { code, output } = await tryModel('faulty-once')
    expect(output).toContain('  Form       as asked, after 2 attempts\n')
    expect(code).toBe(0)
  })

  it('says of one that cites what nobody said that it works badly', async () => {
    const { code, output } = await tryModel('other-transcript')
    expect(code).toBe(76)
    expect(output).toMatch(/never said|not in the form/)
  })

  it('does not call one good of whose quotes most were never said', () => {
    const { fault, verdict } = describeTrial({ ...good, found: 4 })
    expect([fault, verdict]).toEqual(['weak', expect.stringContaining('most of its quotes were never said')])
    expect(describeTrial({ ...good, found: 5 }).fault).toBeNull()
  })

  it('says of a slow one how long it took, and how long an hour would take', async () => {
    const { code, output } = await tryModel('honest', { firstPieceMs: 600 }, { CHECK_MODEL: 'off' })
    expect(output).toMatch(/ {2}Streaming {2}yes, the first words after (?!0\.[0-5])\d+(\.\d)? s\n/)
    expect(code).toBe(0)
    const slow = describeTrial({ ...good, tokensPerSecond: 5, firstPieceMs: 20_000 })
    expect(slow.rows).toContainEqual([
      'Speed',
      '5.0 tokens a second: slow, the summary of an hour takes about 11 minutes',
    ])
    expect(slow).toMatchObject({ verdict: 'It works, but slowly.', fault: null })
  })

  it('says of one that does not begin in time what gives it more', async () => {
    const { code, output } = await tryModel('silence', {}, { MODEL_FIRST_TOKEN_SECONDS: '1' })
    expect(code).toBe(69)
    expect(output).toContain('MODEL_FIRST_TOKEN_SECONDS gives it more time')
  })

  it('says of a small window in how many parts an hour is read', async () => {
    const { code, output } = await tryModel('honest', {}, { MODEL_CONTEXT_TOKENS: '8192' })
    expect(output).toContain('  Window     8,192 tokens: small, an hour of speech is read in about 3 parts\n')
    expect(code).toBe(0)
  })

  it('asks an Ollama for the window that it really has', async () => {
    const ollama = { maxTokens: 131_072, numCtx: null, defaultTokens: 4096, isLoaded: true, silentPath: null }
    const { output } = await tryModel('honest', { ollama })
    expect(output).toContain('  Window     4,096 tokens: small')
  })

  it.each([
    ['unknown-model', 78, 'The key, or the name of the model, is wrong.'],
    ['wrong-key', 78, 'The key, or the name of the model, is wrong.'],
    ['quota', 75, 'Its quota is used up.'],
    ['text-refusal', 76, ''],
  ])('says of %s what is wrong', async (model, exitCode, verdict) => {
    const { code, output } = await tryModel(model)
    expect(code).toBe(exitCode)
    expect(output).toContain(verdict)
  })

  it('says of one that is not there that it cannot be reached', async () => {
    const env = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_MODEL: 'honest' }
    const { code, output } = await runPrecis(['doctor'], { env, clock: systemClock })
    expect(code).toBe(69)
    expect(output).toContain('It can’t be reached.')
  })

  it('tries the speech recognizer with a second of silence', async () => {
    await using recognizer = await startRecognizerSimulator()
    const env = { RECOGNIZER_BASE_URL: recognizer.origin }
    const { output, errors } = await tryModel('honest', {}, { ...env, CHECK_MODEL: 'off' })
    expect(output).toMatch(
      /^whisper-1 at 127\.0\.0\.1:\d+\n {2}Form {3}lines with times\n {2}Time {3}\d+ ms\n {2}Links {2}only their transcripts are read: there is no ffmpeg in PATH\nIt hears\.\n/,
    )
    expect(errors).toMatch(/^Sending silence to whisper-1 at /)
    const [request] = recognizer.requests
    expect(request).toMatchObject({ mediaType: 'audio/ogg', fileName: 'sound.ogg' })
    expect(
      Buffer.from(request?.bytes ?? [])
        .subarray(0, 4)
        .toString(),
    ).toBe('OggS')
    await using tools = await mkdtempDisposable(path.join(tmpdir(), 'precis-tools-'))
    const ffmpeg = path.join(tools.path, 'ffmpeg')
    await writeFile(ffmpeg, '', { mode: 0o755 })
    const cutting = await tryModel('honest', {}, { ...env, PATH: tools.path, CHECK_MODEL: 'off' })
    expect(cutting.output).toContain(`  Links  their sound is cut by ${ffmpeg}\n`)
    recognizer.trouble = () => ({ status: 401 })
    const refused = await tryModel('honest', {}, { ...env, CHECK_MODEL: 'off' })
    expect(refused.code).toBe(78)
    expect(refused.output).toContain('Check RECOGNIZER_MODEL and RECOGNIZER_API_KEY')
  })

  it('says what to set where there is no model', async () => {
    const { code, output } = await runPrecis(['doctor'])
    expect(code).toBe(78)
    expect(output).toContain('Set GEMINI_API_KEY, or OPENAI_BASE_URL with OPENAI_MODEL.')
  })
})
