import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'

const run = promisify(execFile)

/** The programs that open files; each test of one runs where the machine has it. */
export const programs = ['python3', 'soffice', 'pandoc'] as const
export type Program = (typeof programs)[number]

/** This machine has the program. */
export async function hasProgram(name: Program): Promise<boolean> {
  return await run(name, ['--version']).then(
    () => true,
    () => false,
  )
}

type Opening = { program: Program; name: string; content: string | Uint8Array }

/**
 * Has a program open a file of this name, and gives what it says of it: `args` are its arguments before the
 * file. LibreOffice says nothing, and writes a file that is read in its place.
 */
export async function openWith({ program, name, content }: Opening, args: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'precis-opened-'))
  try {
    const file = path.join(folder, name)
    await writeFile(file, content)
    const options = { cwd: folder, timeout: testTimeoutMs(120), maxBuffer: 1e8 }
    // LibreOffice keeps a profile, which two at once may not share.
    const own = program === 'soffice' ? [`-env:UserInstallation=file://${folder}/profile`] : []
    const { stdout } = await run(program, [...own, ...args, file], options)
    if (program !== 'soffice') return stdout
    return await readFile(path.join(folder, 'out', `${path.parse(name).name}.txt`), 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The arguments with which LibreOffice writes the words of a document. */
export const asText = ['--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', 'out']

/** A program of Python that prints as JSON what it reads of the file that it is given. */
export const python = (lines: readonly string[]): string[] => [
  '-c',
  ['import csv, json, sqlite3, sys, zipfile', 'from xml.etree import ElementTree', ...lines].join('\n'),
]
