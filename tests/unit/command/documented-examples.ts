import { readdir, stat } from 'node:fs/promises'
import { createProgram } from '#command/program.ts'
import { runPrecis, surroundingsForTest } from './run-precis.ts'
import type { Ran } from './run-precis.ts'
import { folderWith, transcriptCaptions } from './transcript-file.ts'

/** The help of the program and of each of its commands. */
export async function helpTexts(): Promise<string[]> {
  const names = createProgram(surroundingsForTest(), '1').commands.flatMap((command) => [
    [command.name()],
    ...command.commands.map((part) => [command.name(), part.name()]),
  ])
  return await Promise.all([[], ...names].map(async (name) => (await runPrecis([...name, '--help'])).output))
}

/** The examples that the help of the program and of each of its commands shows, as they stand there. */
export async function documentedExamples(): Promise<string[]> {
  const shown = (await helpTexts()).map((output) => {
    const [, examples = ''] = output.split('\nExamples:\n')
    return [...examples.matchAll(/^ {2}(precis .+)$/gm)].map(([, example = '']) => example)
  })
  return [...new Set(shown.flat())]
}

type Given = Pick<NonNullable<Parameters<typeof runPrecis>[1]>, 'env' | 'fetch'>

/**
 * Runs an example in a folder with the file that it is about; `files` are those that it wrote, with their
 * sizes.
 */
export async function runExample(
  example: string,
  given: Given = {},
): Promise<Ran & { files: Readonly<Record<string, number>> }> {
  await using folder = await folderWith({ 'talk.srt': transcriptCaptions })
  const [command = '', input] = example.split(' < ')
  const argv = [...command.matchAll(/"([^"]*)"|\S+/g)]
    .slice(1)
    .map(([word, quoted]) => quoted ?? word)
    .map((word) => (/^(?:\w+\.(?:srt|vtt|md|zip|apkg)|notes)$/.test(word) ? folder.at(word) : word))
  const piped = input === undefined ? {} : { input: transcriptCaptions }
  const ran = await runPrecis([...argv, '-q'], { ...given, ...piped })
  const names = (await readdir(folder.at('.'))).filter((name) => name !== 'talk.srt')
  const sizes = await Promise.all(names.map(async (name) => [name, (await stat(folder.at(name))).size]))
  return { ...ran, files: Object.fromEntries(sizes) }
}

/**
 * Tells whether an example came out as it says: with success, and with what it gives in the file that it
 * names or else printed.
 */
export function cameOut(
  example: string,
  { code, errors, output, files }: Awaited<ReturnType<typeof runExample>>,
): boolean {
  const [, file] = / -o (\S+)/.exec(example) ?? []
  const isThere = file === undefined ? output.trim() !== '' : (files[file] ?? 0) > 0
  return code === 0 && errors === '' && isThere
}
