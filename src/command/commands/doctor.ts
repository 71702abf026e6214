import type { Command } from 'commander'
import { suggestLocalModel } from '#server/deps/local-model-deps.ts'
import { createTrial } from '#server/deps/trial-deps.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import { describeTrial } from '../doctor/describe-trial.ts'
import type { Findings } from '../doctor/describe-trial.ts'
import { tryModel } from '../doctor/try-model.ts'
import { CommandExit, exitCodes } from '../failure.ts'
import { createProgress } from '../output/progress.ts'
import { readCommandSettings } from '../settings.ts'
import type { Surroundings } from '../surroundings.ts'
import { withoutControls } from '../without-controls.ts'
import { writeOutput } from '../write-output.ts'

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

/** What the adapters notice, such as settings that make a change of the request lasting. */
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
