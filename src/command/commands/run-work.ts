import { open } from 'node:fs/promises'
import path from 'node:path'
import { Option } from 'commander'
import type { Command } from 'commander'
import type { Server } from '#client/call-server.ts'
import { PrecisFailure } from '#client/call-server.ts'
import type { Precis, Source, WorkOptions } from '#client/precis.ts'
import { asJson } from '#export/documents.ts'
import { maxTranscriptBytes } from '#product/limits.ts'
import { parseVideoLink } from '#product/video-link.ts'
import { withoutControls } from '#product/without-controls.ts'
import { AppError } from '#server/lib/app-error.ts'
import { BodyTooLarge, readBounded } from '#server/lib/outside-body.ts'
import { openPrecis, requireServer } from '../open-precis.ts'
import { createProgress, createPaint } from '../output/terminal.ts'
import type { Paint, Progress } from '../output/terminal.ts'
import type { Surroundings } from '../surroundings.ts'
import { writeOutput } from '../surroundings.ts'
import type { WorkFlags } from './options.ts'
import { workOptions } from './options.ts'

type Work = { precis: Precis; source: Source; options: WorkOptions; paint: Paint | null }

/**
 * Reads the source, has the work done with its progress shown, and writes what it gives. `paint` is there where the output is a
 * terminal.
 */
export async function runWork(
  argument: string,
  flags: WorkFlags,
  surroundings: Surroundings,
  work: (given: Work) => Promise<string | Uint8Array>,
): Promise<void> {
  const { input, output, errors, catchInterrupt, env } = surroundings
  const precis = openPrecis(flags, surroundings)
  const source = await readSource(argument, input)
  const progress = createProgress(errors, flags.quiet === true)
  const isTerminal = output.isTTY === true && flags.output === undefined
  const hasColours = (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb'
  const paint = isTerminal ? createPaint(hasColours) : null
  const { onStage } = progress
  const signal = precis.isElsewhere ? catchInterrupt() : new AbortController().signal
  const content = await work({ precis, source, options: { signal, onStage }, paint }).finally(progress.end)
  await writeOutput(content, { file: flags.output, output })
}

/** The name of a transcript that comes through a pipe. */
const pipeName = ''

/**
 * What the argument of a command means: `-` is the standard input, a file that is there is that file, anything else has to be a
 * link.
 * @throws PrecisFailure `FILE_NOT_READABLE`; AppError `INVALID_LINK`, `TRANSCRIPT_TOO_LARGE`
 */
async function readSource(argument: string, input: AsyncIterable<Uint8Array>): Promise<Source> {
  if (argument === '-') return { kind: 'file', name: pipeName, bytes: await readPipe(input) }
  const bytes = await readFileIfThere(argument)
  if (bytes !== null) return { kind: 'file', name: path.basename(argument), bytes }
  if (parseVideoLink(argument) !== null) return { kind: 'link', link: argument }
  if (/^https?:\/\//i.test(argument)) {
    throw new AppError(
      'INVALID_LINK',
      "That isn't a link to a YouTube video. For other sites, save the transcript as a file and give that.",
    )
  }
  throw new PrecisFailure('FILE_NOT_READABLE', `There is no file “${argument}”, and it isn't a YouTube link.`)
}

/** The bytes of a file; `null` where there is none of the name. A file past the limit is never read. */
async function readFileIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const handle = await open(file).catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT' || codeOf(cause) === 'ENAMETOOLONG') return null
    throw new PrecisFailure('FILE_NOT_READABLE', `“${file}” can't be read (${codeOf(cause)}).`, { cause })
  })
  if (handle === null) return null
  try {
    const stat = await handle.stat()
    if (stat.isDirectory()) throw new PrecisFailure('FILE_NOT_READABLE', `“${file}” is a folder.`)
    if (stat.size > maxTranscriptBytes) throw tooLarge()
    return await readPipe(handle.createReadStream({ autoClose: false }))
  } finally {
    await handle.close()
  }
}

async function readPipe(input: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return await readBounded(input, maxTranscriptBytes).catch((error: unknown) => {
    throw error instanceof BodyTooLarge ? tooLarge() : error
  })
}

function tooLarge(): AppError {
  const megabytes = maxTranscriptBytes / 1024 / 1024
  return new AppError(
    'TRANSCRIPT_TOO_LARGE',
    `A transcript may have ${megabytes} MB; a day of speech has about one.`,
  )
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
}

/** The options of a command that a server does. */
export type ServerFlags = WorkFlags & { json?: boolean }

/** What such a command works with. */
type Given = { server: Server; signal: AbortSignal; onStage: Progress['onStage'] }

/** What it writes: a text to read, or the same as data with `--json`. */
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

/** Has a server do the work of a command, with its progress shown, and writes what it gives. @throws PrecisFailure */
export async function runOnServer(
  flags: ServerFlags,
  surroundings: Surroundings,
  stage: string,
  work: (given: Given) => Promise<Written>,
): Promise<void> {
  const { errors, output, catchInterrupt } = surroundings
  const server = requireServer(flags, surroundings)
  const { onStage, end } = createProgress(errors, flags.quiet === true)
  onStage(stage)
  const { text, data } = await work({ server, signal: catchInterrupt(), onStage }).finally(end)
  const content = flags.json === true ? asJson(data) : withoutControls(text)
  await writeOutput(content, { file: flags.output, output })
}
