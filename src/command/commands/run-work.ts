import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Option } from 'commander'
import type { Command } from 'commander'
import type { Server } from '#client/call-server.ts'
import { PrecisFailure } from '#client/call-server.ts'
import type { Precis, Source, WorkOptions } from '#client/precis.ts'
import { asJson } from '#export/documents.ts'
import { createFileNames } from '#export/file-name.ts'
import { withoutControls } from '#product/without-controls.ts'
import { terminalRows } from '#server/settings/command-settings.ts'
import { readValues } from '#server/settings/setting.ts'
import { CommandExit, reportFailure } from '../failure.ts'
import { openPrecis, requireServer } from '../open-precis.ts'
import { tryOutputFile } from '../output/output-file.ts'
import { createProgress, createPaint } from '../output/terminal.ts'
import type { Paint, Progress } from '../output/terminal.ts'
import type { Surroundings } from '../surroundings.ts'
import { writeOutput } from '../surroundings.ts'
import type { WorkFlags } from './options.ts'
import { workOptions } from './options.ts'
import { fileOf, readSource } from './read-source.ts'

type Work = { precis: Precis; source: Source; options: WorkOptions; paint: Paint | null }

/** The result of one source, with the title for its file. */
type Made = { content: string | Uint8Array; title: string }

/** The work of a command on each of its sources. */
type Task = {
  /** The ending of its files' names. */
  ending: string
  /** True where the results of several sources can be written one after the other. */
  isJoined: boolean
  /** `paint` is there where the output is a terminal. */
  work: (given: Work) => Promise<Made>
}

/**
 * Reads each source, has the work done with its progress shown, and writes what it gives: of several into a
 * folder, or one after the other. Where one of several fails, the others go on.
 */
export async function runWork(
  sources: readonly string[],
  flags: WorkFlags,
  surroundings: Surroundings,
  { ending, isJoined, work }: Task,
): Promise<void> {
  const { output, errors, catchInterrupt, env } = surroundings
  const precis = openPrecis(flags, surroundings)
  const save = await openSaving(sources, flags, { ending, isJoined, output })
  const progress = createProgress(errors, flags.quiet === true)
  const isTerminal = output.isTTY === true && flags.output === undefined
  const { noColor, term } = readValues(terminalRows, env, []).named
  const paint = isTerminal ? createPaint(noColor === null && term !== 'dumb', output.columns) : null
  const signal = precis.isElsewhere ? catchInterrupt() : new AbortController().signal
  let exitCode = 0
  for (const given of sources) {
    const name = sources.length === 1 ? '' : `${given}: `
    const onStage = (text: string): void => progress.onStage(name + text)
    try {
      const source = await readSource(given, surroundings)
      await save(await work({ precis, source, options: { signal, onStage }, paint }).finally(progress.end))
    } catch (error) {
      if (sources.length === 1 || signal.aborted) throw error
      const failure = reportFailure(error)
      errors.write(`precis: ${withoutControls(name + failure.detail)} [${failure.code}]\n`)
      exitCode ||= failure.exitCode
    }
  }
  if (exitCode !== 0) throw new CommandExit(exitCode)
}

/**
 * The writer of results: into the named file, into a folder under their titles, or to the output. Each is
 * tried before any work.
 * @throws PrecisFailure `OUTPUT_REFUSED`
 */
async function openSaving(
  sources: readonly string[],
  { output: file }: WorkFlags,
  { ending, isJoined, output }: Pick<Task, 'ending' | 'isJoined'> & { output: Surroundings['output'] },
): Promise<(made: Made) => Promise<void>> {
  const inputs = sources.filter((source) => source !== '-').map(fileOf)
  const isMany = sources.length > 1
  if (isMany && file === undefined && !isJoined)
    throw new PrecisFailure('OUTPUT_REFUSED', 'Of several sources each gives a file: name a folder with -o.')
  if (file === undefined || !(isMany || (await isFolder(file)))) {
    if (file !== undefined) await tryOutputFile(file, inputs)
    let before = ''
    return async ({ content }) => {
      await writeOutput(typeof content === 'string' ? before + content : content, { file, output })
      before = '\n'
    }
  }
  await mkdir(file, { recursive: true }).catch((cause: unknown) => {
    throw new PrecisFailure('OUTPUT_REFUSED', `“${file}” is no folder, and several sources need one.`, {
      cause,
    })
  })
  await tryOutputFile(path.join(file, `.precis${ending}`))
  const nameOf = createFileNames(ending)
  return async ({ content, title }) => {
    const named = path.join(file, nameOf(title))
    await tryOutputFile(named, inputs)
    await writeOutput(content, { file: named, output })
  }
}

async function isFolder(file: string): Promise<boolean> {
  return await stat(file).then(
    (known) => known.isDirectory(),
    () => false,
  )
}

/** The options of a command that a server does. */
export type ServerFlags = WorkFlags & { json?: boolean }

/** The dependencies of a command that works on a server. */
type Given = { server: Server; signal: AbortSignal; onStage: Progress['onStage'] }

/** The result of a command: a text to read, or the same as data with `--json`. */
export type Written = { text: string; data: object }

/** Adds a command below another one, with the options that each of them has. */
export function addServerCommand(
  parent: Command,
  name: string,
  { about, isDefault = false }: { about: string; isDefault?: boolean },
): Command {
  const command = parent
    .command(name, { isDefault })
    .description(about)
    .addOption(new Option('--json', 'write JSON'))
  for (const option of workOptions()) command.addOption(option)
  return command
}

/**
 * Has a server do the work of a command, with its progress shown, and writes what it gives.
 * @throws PrecisFailure
 */
export async function runOnServer(
  flags: ServerFlags,
  surroundings: Surroundings,
  stage: string,
  work: (given: Given) => Promise<Written>,
): Promise<void> {
  const { errors, output, catchInterrupt } = surroundings
  const server = requireServer(flags, surroundings)
  if (flags.output !== undefined) await tryOutputFile(flags.output)
  const { onStage, end } = createProgress(errors, flags.quiet === true)
  onStage(stage)
  const { text, data } = await work({ server, signal: catchInterrupt(), onStage }).finally(end)
  const content = flags.json === true ? asJson(data) : withoutControls(text)
  await writeOutput(content, { file: flags.output, output })
}
