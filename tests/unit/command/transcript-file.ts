import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const sentences = [
  'The river Thames rises in the hills of Gloucestershire.',
  'It flows through London and reaches the sea at Southend.',
  'Ships brought tea and sugar up the river for two hundred years.',
  'The docks closed in 1981 because ships had become too large.',
  'Today the river is clean enough for seals to come back.',
  'The barrier at Woolwich protects the city from the tide.',
]

/** Six sentences about a river, as SubRip: each of five seconds, from 0:10 on. */
export const transcriptCaptions = sentences
  .map((text, at) => {
    const [from, to] = [10 + at * 5, 15 + at * 5].map((second) => `00:00:${String(second)},000`)
    return `${at + 1}\n${from} --> ${to}\n${text}\n`
  })
  .join('\n')

/** A folder with files in it, by name. */
export async function folderWith(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<AsyncDisposable & { at: (name: string) => string }> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'precis-command-'))
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(dir, name), content)
  return {
    at: (name) => path.join(dir, name),
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true }),
  }
}
