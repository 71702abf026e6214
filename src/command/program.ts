import { Command, CommanderError } from 'commander'
import { withoutControls } from '#product/without-controls.ts'
import { mistypedCommand, withLinks } from './arguments.ts'
import { addAsk } from './commands/ask.ts'
import { addCollection } from './commands/collection.ts'
import { addCompletion } from './commands/completion.ts'
import { addDigest } from './commands/digest.ts'
import { addDoctor } from './commands/doctor.ts'
import { addExport } from './commands/export.ts'
import { addFollow } from './commands/follow.ts'
import { addForms } from './commands/forms.ts'
import { addMcp } from './commands/mcp.ts'
import { examplesHelp } from './commands/options.ts'
import { addPlaylist } from './commands/playlist.ts'
import { addSummarize } from './commands/summarize.ts'
import { addTranscript } from './commands/transcript.ts'
import { CommandExit, exitCodes, reportFailure } from './failure.ts'
import type { Surroundings } from './surroundings.ts'

const about = [
  'Any video, in brief, and every line of it can be checked.',
  'Give it the link of a YouTube video, a transcript in any common format, or - for the standard input. Without a server it does the work itself, and stores nothing.',
  'A language model is set by the variables of the server, such as GEMINI_API_KEY, or OPENAI_BASE_URL with OPENAI_MODEL. Without one the summary is made of sentences of the transcript.',
].join('\n\n')

/** Examples that the help shows, the shortest way to each kind of work; the tests run them. */
const programExamples = [
  'precis https://youtu.be/WZyRbnpGyzQ',
  'precis talk.srt --format anki -o talk.apkg',
  'precis ask talk.srt "What did it cost?"',
  'precis transcript talk.srt --format vtt',
] as const

/** The commands of the program `precis`, as they are parsed and described. */
export function createProgram(surroundings: Surroundings, version: string): Command {
  const { output, errors } = surroundings
  const program = new Command('precis')
    .description(about)
    .version(version)
    .addHelpText('after', examplesHelp(programExamples))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void output.write(text),
      writeErr: (text) => void errors.write(text),
    })
  addSummarize(program, surroundings)
  addTranscript(program, surroundings)
  addAsk(program, surroundings)
  addPlaylist(program, surroundings)
  addCollection(program, surroundings)
  addFollow(program, surroundings)
  addDigest(program, surroundings)
  addForms(program, surroundings)
  addExport(program, surroundings)
  addMcp(program, surroundings, version)
  addDoctor(program, surroundings)
  addCompletion(program, surroundings)
  return program
}

/** Runs the command of these arguments and gives its exit code; a failure is one line on stderr. */
export async function runCommand(
  argv: readonly string[],
  surroundings: Surroundings,
  version: string,
): Promise<number> {
  const program = createProgram(surroundings, version)
  try {
    if (argv.length === 0) program.help()
    const mistyped = mistypedCommand(program, argv)
    if (mistyped !== null) program.error(`error: ${mistyped}`)
    await program.parseAsync(withLinks(argv), { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommandExit) return error.exitCode
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage
    if (error instanceof DOMException && error.name === 'AbortError') return exitCodes.interrupted
    const { code, detail, exitCode } = reportFailure(error)
    surroundings.errors.write(`precis: ${withoutControls(detail)} [${code}]\n`)
    return exitCode
  }
}
