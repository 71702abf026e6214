import type { Command } from 'commander'
import type { LineChecking } from '#contract/summary.ts'
import { checkingModel } from '#evidence/rate-checker.ts'
import { withoutControls } from '#product/without-controls.ts'
import { createTrial } from '#server/deps/command-deps.ts'
import { suggestLocalModel } from '#server/deps/engine-deps.ts'
import { readCommandSettings } from '#server/settings.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import { tryModel } from '../doctor/try-model.ts'
import type { Tried } from '../doctor/try-model.ts'
import { CommandExit, exitCodes } from '../failure.ts'
import { createProgress } from '../output/terminal.ts'
import type { Surroundings } from '../surroundings.ts'
import { writeOutput } from '../surroundings.ts'

const usage = `
It asks each model of the settings for one short summary. Half a minute of made-up speech is sent to it, and nothing else.`

const noModel = `No language model is set, so summaries are made of the speaker's own sentences.
Set GEMINI_API_KEY, or OPENAI_BASE_URL with OPENAI_MODEL.
`

/** Adds the command that tries the models of the settings. */
export function addDoctor(program: Command, surroundings: Surroundings): void {
  program
    .command('doctor')
    .description('try the language model and the checker that are set')
    .addHelpText('after', usage)
    .action(() => examine(surroundings))
}

async function examine({ env, output, errors, clock, fetch }: Surroundings): Promise<void> {
  const settings = readCommandSettings(env)
  const { models } = settings
  const set = models.order.filter((provider) => models[provider] !== null)
  if (set.length === 0) {
    const suggestion = await suggestLocalModel(settings, { command: 'precis doctor', fetch })
    await writeOutput(`${noModel}${suggestion ?? ''}`, { file: undefined, output })
    throw new CommandExit(exitCodes.settings)
  }
  const exitCodesOfModels: number[] = []
  for (const provider of new Set(set)) {
    const name = nameOf(models, provider)
    const progress = createProgress(errors, false)
    progress.onStage(`Asking ${name} for a short summary`)
    const trial = createTrial({ ...models, order: [provider] }, { log: logTo(errors), clock })
    const tried = await tryModel(trial, new AbortController().signal).finally(progress.end)
    const findings = describeTrial(tried)
    exitCodesOfModels.push(findings.exitCode)
    const text = print(name, findings)
    await writeOutput(withoutControls(text), { file: undefined, output })
  }
  const failed = exitCodesOfModels.find((code) => code !== 0)
  if (failed !== undefined) throw new CommandExit(failed)
}

function nameOf({ gemini, openai }: ModelSettings, provider: 'gemini' | 'openai'): string {
  if (provider === 'gemini') return gemini?.model ?? ''
  return openai === null ? '' : `${openai.model} at ${new URL(openai.baseUrl).host}`
}

function print(name: string, { rows, verdict }: Findings): string {
  const width = Math.max(0, ...rows.map(([row]) => row.length))
  const lines = rows.map(([row, text]) => `  ${row.padEnd(width)}  ${text}`)
  return `${[name, ...lines, verdict].join('\n')}\n`
}

/** A log that prints the notices of adapters, such as settings that make a change of the request lasting. */
function logTo(errors: Surroundings['errors']) {
  return {
    warn: (fields: unknown, text?: string): void => {
      const names = settingsOf(fields)
      errors.write(`${text ?? ''}${names === '' ? '' : `: ${names}`}\n`)
    },
  }
}

function settingsOf(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null || !('settings' in fields)) return ''
  return Array.isArray(fields.settings) ? fields.settings.join(' ') : ''
}

/** The report on a tried model: a row for each property, a sentence at the end, and the exit code. */
type Findings = { rows: [name: string, text: string][]; verdict: string; exitCode: number }

/** Tokens of an hour of speech, and of its summary with all that it cites. */
const hourTokens = 13_000
const summaryTokens = 3000
/** An hour should be summarized within this time. */
const slowSeconds = 180
const dollar = 1_000_000

/** The sentence and the exit code for each reason for which a model gave no summary. */
const failures: Readonly<Record<NonNullable<Tried['failure']>, { verdict: string; exitCode: number }>> = {
  unavailable: {
    verdict: 'It can’t be reached. Is it running, and is its address right (OPENAI_BASE_URL)?',
    exitCode: exitCodes.unavailable,
  },
  timeout: {
    verdict:
      'It took too long to begin. MODEL_FIRST_TOKEN_SECONDS gives it more time; a smaller model is faster.',
    exitCode: exitCodes.unavailable,
  },
  unauthorized: {
    verdict: 'It refused. The key, or the name of the model, is wrong.',
    exitCode: exitCodes.settings,
  },
  quota: {
    verdict: 'Its quota is used up. Try again later, or with another key.',
    exitCode: exitCodes.later,
  },
  'rate-limited': { verdict: 'It was asked too often. Try again in a minute.', exitCode: exitCodes.later },
  refused: { verdict: 'Its safety rules refused a talk about a lighthouse.', exitCode: exitCodes.protocol },
  'too-long': {
    verdict:
      'Half a minute of speech doesn’t fit into its window. Take a model with a larger one, or load it with more.',
    exitCode: exitCodes.settings,
  },
  broken: { verdict: 'It sent answers that break off or aren’t any.', exitCode: exitCodes.protocol },
  shape: {
    verdict:
      'It answered, but not in the form that it was asked for. Try OPENAI_RESPONSE_FORMAT=json_object or text, or another model.',
    exitCode: exitCodes.protocol,
  },
}

/** Says in plain words what a model can do, by how it did with a short transcript. */
export function describeTrial(tried: Tried): Findings {
  if (tried.failure !== null) return { rows: [], ...failures[tried.failure] }
  const slow = slownessOf(tried)
  const rows: Findings['rows'] = [
    ['Form', tried.attempts === 1 ? 'as asked, at once' : `as asked, after ${tried.attempts} attempts`],
    ['Quotes', `${tried.found} of ${tried.lines} lines cite words that were said`],
    ['Checker', describeChecker(tried)],
    ['Streaming', describeStreaming(tried)],
    ['Window', describeWindow(tried)],
    ['Speed', describeSpeed(tried, slow)],
    ['Costs', describeCosts(tried)],
  ]
  const weak = tried.lines === 0 || tried.found * 2 < tried.lines
  if (weak) {
    const verdict = 'It works badly: most of its quotes were never said. Take another model.'
    return { rows, verdict, exitCode: exitCodes.protocol }
  }
  const verdict = slow === null ? 'It works.' : 'It works, but slowly.'
  return { rows, verdict, exitCode: 0 }
}

function describeChecker({ checking }: Tried): string {
  if (checking === null || checking.checker === null) return 'none, so no line will be called Verified'
  const { checker, asked, answered, examination } = checking
  const name = checkingModel(checker)
  const who = examination?.isWriter === true ? `${name}, the model that writes` : name
  return `${who}, which answered about ${answered} of ${asked} lines in time${describeTrials(examination)}`
}

function describeTrials(examination: LineChecking['examination']): string {
  if (examination === null) return ''
  const { turned, unchanged } = examination
  if (turned.asked + unchanged.asked === 0) return ' and no trial lines'
  const caught = `caught ${turned.caught} of ${turned.asked} trial lines with an error`
  return `, ${caught} and accepted ${unchanged.accepted} of ${unchanged.asked} true ones`
}

function describeStreaming({ pieces, firstPieceMs }: Tried): string {
  if (firstPieceMs === null) return 'no'
  const seconds = `the first words after ${inSeconds(firstPieceMs / 1000)}`
  return pieces > 1 ? `yes, ${seconds}` : `no, the answer comes all at once, ${seconds}`
}

function describeWindow({ windowTokens }: Tried): string {
  const size = `${windowTokens.toLocaleString('en')} tokens`
  const room = windowTokens - summaryTokens
  if (room >= hourTokens) return `${size}: an hour of speech fits at once`
  const parts = Math.ceil(hourTokens / Math.max(500, room))
  return `${size}: small, an hour of speech is read in about ${parts} parts`
}

/** The estimated time of a summary of one hour, in seconds; `null` where it is not long. */
function slownessOf({ tokensPerSecond, firstPieceMs }: Tried): number | null {
  if (tokensPerSecond === null) return null
  const seconds = (firstPieceMs ?? 0) / 1000 + summaryTokens / tokensPerSecond
  return seconds > slowSeconds ? seconds : null
}

function describeSpeed({ tokensPerSecond }: Tried, slow: number | null): string {
  if (tokensPerSecond === null) return 'not known'
  const speed = `${tokensPerSecond < 10 ? tokensPerSecond.toFixed(1) : Math.round(tokensPerSecond)} tokens a second`
  return slow === null
    ? speed
    : `${speed}: slow, the summary of an hour takes about ${Math.ceil(slow / 60)} minutes`
}

function describeCosts({ costMicroUsd }: Tried): string {
  if (costMicroUsd === null) return 'not known; OPENAI_PRICE_USD names a price'
  return costMicroUsd === 0 ? 'nothing' : `$${(costMicroUsd / dollar).toFixed(4)} for this, checks included`
}

function inSeconds(seconds: number): string {
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}
