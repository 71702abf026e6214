import { spawn } from 'node:child_process'
import { z } from 'zod'
import type { Transcript } from '../../records.ts'
import { splitText } from '../split-text.ts'
import { EngineFailure, plainSummary } from './engine.ts'
import type { EngineSummary, ScoredEngine } from './engine.ts'

export type CommandOptions = { timeoutMs: number; maxBytes: number }

const defaults: CommandOptions = { timeoutMs: 300_000, maxBytes: 1_000_000 }

/**
 * The output that a command may print in place of plain text: sentences with the words that each rests on.
 */
const quotedSchema = z.object({
  sentences: z.array(z.object({ text: z.string(), quotes: z.array(z.string()).default([]) })),
})

/**
 * An engine that is a command line: it reads a transcript on its standard input, one turn a line, and prints
 * a summary: as text, or as JSON in the form of `quotedSchema`. `{words}` in the command becomes the number
 * of words that the summary may have.
 */
export function createCommandEngine(
  name: string,
  command: string,
  options: Partial<CommandOptions> = {},
): ScoredEngine {
  const limits = { ...defaults, ...options }
  const summarize = async (transcript: Transcript, signal: AbortSignal) =>
    readSummary(await runCommand({ command, transcript, limits }, signal))
  return { name, kind: 'command', parallel: 1, summarize }
}

/** A transcript as a command gets it: a line for each turn, with the name of a speaker who is known. */
function transcriptText({ sentences }: Pick<Transcript, 'sentences'>): string {
  return [...Map.groupBy(sentences, ({ turn }) => turn).values()]
    .map((turn) => {
      const speaker = turn[0]?.speaker ?? null
      const text = turn.map((sentence) => sentence.text).join(' ')
      return `${speaker === null ? '' : `${speaker}: `}${text}\n`
    })
    .join('')
}

function readSummary(printed: string): EngineSummary {
  if (!printed.trimStart().startsWith('{')) return plainSummary(splitText(printed))
  const parsed = quotedSchema.safeParse(parseJson(printed))
  if (!parsed.success) return plainSummary(splitText(printed))
  const sentences = parsed.data.sentences.map(({ text, quotes }) => ({
    text,
    quotes: quotes.map((quote) => ({ quote, sentence: -1 })),
  }))
  if (sentences.length === 0) throw new EngineFailure('empty')
  return { sentences, hasQuotes: true }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Run = { command: string; transcript: Transcript; limits: CommandOptions }

/** Ends the shell and all that it started, when time or room is over. */
function runCommand({ command, transcript, limits }: Run, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
  const ending = AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)])
  return new Promise((resolve, reject) => {
    const child = spawn(command.replaceAll('{words}', String(transcript.budget)), {
      shell: true,
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const printed: Buffer[] = []
    let bytes = 0
    const stop = (reason: unknown): void => {
      reject(reason instanceof Error ? reason : new EngineFailure('exit'))
      endGroup(child.pid)
    }
    const onEnd = (): void => stop(signal.aborted ? signal.reason : new EngineFailure('timeout'))
    ending.addEventListener('abort', onEnd, { once: true })
    child.stdout.on('data', (piece: Buffer) => {
      bytes += piece.length
      if (bytes > limits.maxBytes) stop(new EngineFailure('too-large'))
      else printed.push(piece)
    })
    child.on('error', (cause) => reject(new EngineFailure('not-started', '', { cause })))
    child.on('close', (code) => {
      ending.removeEventListener('abort', onEnd)
      if (code === 0) resolve(Buffer.concat(printed).toString('utf8'))
      else reject(new EngineFailure('exit', code === null ? '' : `code ${code}`))
    })
    // A command that does not read all of its input closes it: that is its right.
    child.stdin.on('error', () => undefined)
    child.stdin.end(transcriptText(transcript))
  })
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}
