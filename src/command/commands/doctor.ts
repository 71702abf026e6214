import type { Command } from 'commander'
import { withoutControls } from '#product/without-controls.ts'
import { suggestLocalModel } from '#server/deps/engine-deps.ts'
import { nameRecognizer, tryRecognizer } from '#server/deps/recognizer-deps.ts'
import { createTrial, listSetModels } from '#server/deps/trial-deps.ts'
import { describeTrial } from '#server/features/summaries/trial/describe-trial.ts'
import type { TrialReport } from '#server/features/summaries/trial/describe-trial.ts'
import { tryModel } from '#server/features/summaries/trial/try-model.ts'
import type { RecognizerFailureCode } from '#server/ports/recognizer.ts'
import { readCommandSettings } from '#server/settings.ts'
import type { CommandSettings } from '#server/settings.ts'
import { CommandExit, exitCodes } from '../failure.ts'
import { createProgress } from '../output/terminal.ts'
import type { Surroundings } from '../surroundings.ts'
import { writeOutput } from '../surroundings.ts'

const usage = `
It asks each model of the settings for one short summary. Half a minute of made-up speech is sent to it, and nothing else.
The speech recognizer is sent a second of silence.`

const noModel = `No language model is set, so summaries are made of sentences of the transcript.
Set GEMINI_API_KEY, or OPENAI_BASE_URL with OPENAI_MODEL.
`

/** Adds the command that tries the models of the settings. */
export function addDoctor(program: Command, surroundings: Surroundings): void {
  program
    .command('doctor')
    .description('try the language model, the checker and the speech recognizer that are set')
    .addHelpText('after', usage)
    .action(() => examine(surroundings))
}

async function examine({ env, output, errors, clock, fetch }: Surroundings): Promise<void> {
  const settings = readCommandSettings(env)
  const { models } = settings
  const exitCodeOfRecognizer = await examineRecognizer(settings, { output, errors })
  const set = listSetModels(models)
  if (set.length === 0) {
    const suggestion = await suggestLocalModel(settings, { command: 'precis doctor', fetch })
    await writeOutput(`${noModel}${suggestion ?? ''}`, { file: undefined, output })
    throw new CommandExit(exitCodes.settings)
  }
  const exitCodesOfModels: number[] = []
  for (const { provider, name } of set) {
    const progress = createProgress(errors, false)
    progress.onStage(`Asking ${name} for a short summary`)
    const trial = createTrial({ ...models, order: [provider] }, { log: logTo(errors), clock })
    const tried = await tryModel(trial, new AbortController().signal).finally(progress.end)
    const report = describeTrial(tried)
    exitCodesOfModels.push(exitCodeOf(report))
    const text = print(name, report)
    await writeOutput(withoutControls(text), { file: undefined, output })
  }
  const failed = [...exitCodesOfModels, exitCodeOfRecognizer].find((code) => code !== 0)
  if (failed !== undefined) throw new CommandExit(failed)
}

async function examineRecognizer(
  { recognizer, ffmpegFile }: CommandSettings,
  { output, errors }: Pick<Surroundings, 'output' | 'errors'>,
): Promise<number> {
  if (recognizer === null) return 0
  const progress = createProgress(errors, false)
  progress.onStage(`Sending silence to ${nameRecognizer(recognizer)}`)
  const tried = await tryRecognizer(recognizer, new AbortController().signal).finally(progress.end)
  const { name, rows, verdict } = tried.trial
  const named = [...rows.map((row): [string, string] => [row.name, row.text]), linksRow(ffmpegFile)]
  await writeOutput(withoutControls(print(name, { rows: named, verdict })), { file: undefined, output })
  return tried.failure === null ? 0 : exitCodesOfRecognizer[tried.failure]
}

/** The row about the sound of links, which `ffmpeg` cuts. */
function linksRow(ffmpegFile: string | null): [string, string] {
  if (ffmpegFile !== null) return ['Links', `their sound is cut by ${ffmpegFile}`]
  return ['Links', 'only their transcripts are read: there is no ffmpeg in PATH']
}

const exitCodesOfRecognizer: Readonly<Record<RecognizerFailureCode, number>> = {
  RECOGNIZER_UNAVAILABLE: exitCodes.unavailable,
  RECOGNIZER_BUSY: exitCodes.later,
  RECOGNIZER_REFUSED: exitCodes.settings,
  RECOGNIZER_UNREADABLE: exitCodes.protocol,
  RECOGNIZER_PIECE_TOO_LARGE: exitCodes.settings,
}

type Fault = NonNullable<TrialReport['fault']>

const exitCodesOfFaults: Readonly<Record<Fault, number>> = {
  unavailable: exitCodes.unavailable,
  timeout: exitCodes.unavailable,
  unauthorized: exitCodes.settings,
  quota: exitCodes.later,
  'rate-limited': exitCodes.later,
  refused: exitCodes.protocol,
  'too-long': exitCodes.settings,
  broken: exitCodes.protocol,
  shape: exitCodes.protocol,
  ceiling: exitCodes.settings,
  weak: exitCodes.protocol,
}

function exitCodeOf({ fault }: TrialReport): number {
  return fault === null ? 0 : exitCodesOfFaults[fault]
}

function print(name: string, { rows, verdict }: Pick<TrialReport, 'rows' | 'verdict'>): string {
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
