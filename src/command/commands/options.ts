import { InvalidArgumentError, Option } from 'commander'
import { formIds } from '#product/summary-forms.ts'
import type { ServerOptions } from '../open-precis.ts'

/** The help text of commands that take several sources. */
export const sourcesAbout =
  'links, files of text, sound or video, or - for the standard input; several go into the folder of -o, or one after the other'

/** The options of every command that does work once. */
export type WorkFlags = ServerOptions & { quiet?: boolean; output?: string }

/** Them, as they are parsed and described. */
export function workOptions(): Option[] {
  return [
    new Option('-o, --output <file>', 'write into a file, or into a folder under its title'),
    ...serverOptions(),
    new Option('-q, --quiet', 'no progress'),
  ]
}

/** The options about who does the work. */
export function serverOptions(): Option[] {
  return [
    new Option('--server <address>', 'a server that does the work (or PRECIS_SERVER)'),
    new Option('--key <key>', 'a key of your account there (better: PRECIS_KEY, which nobody else sees)'),
  ]
}

/** The option for the form of summaries. Its choices are completed; others may be one's own forms. */
export function formOption(about: string): Option {
  return new Option('--form <form>', `${about}; with a server also one of your own, by its name`)
    .choices(formIds)
    .argParser((text) => text)
}

/** The argument that names a collection. */
export const collectionName = ['<name>', 'its title or its id'] as const

/** Reads an option that is a whole number between two. */
export function readNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text)
    if (Number.isInteger(number) && number >= min && number <= max) return number
    throw new InvalidArgumentError(`It has to be a number from ${min} to ${max}.`)
  }
}

/** The end of a help text: examples, each a line as it is typed. */
export function examplesHelp(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}`
}
