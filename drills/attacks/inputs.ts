import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProgram } from '#drills/system/start-program.ts'
import { outsideInputs } from '../../tests/unit/server/outside-inputs.ts'
import { largeTranscripts } from './large-transcripts.ts'
import { ofOneGigabyte, readMemory } from './memory.ts'

const program = fileURLToPath(new URL('inputs-process.ts', import.meta.url))

/** Everything that is read from outside, at its limit, in one process of a gigabyte: its memory at the peak and afterwards. */
export async function attackWithInputs(): Promise<{ attack: string; result: string; isGood: boolean }> {
  await using held = new AsyncDisposableStack()
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-inputs-'))
  held.defer(() => rm(folder, { recursive: true, force: true }))
  const write = (input: number, at: string, text: string) =>
    writeFile(path.join(folder, `${String(input).padStart(3, '0')}-${at}`), text)
  for (const [input, { bytes, texts }] of outsideInputs.entries())
    for (const [at, text] of texts(bytes).entries()) await write(input, String(at), text)
  const pasted = outsideInputs.findIndex(({ files }) => files.includes('lib/stored-sentences.ts'))
  for (const [kind, make] of Object.entries(largeTranscripts)) await write(pasted, kind, make())
  const args = [folder]
  const reading = held.use(await startProgram(program, { ...ofOneGigabyte, args, isReady: /^read (\d+)$/ }))
  const memory = await readMemory(reading.pid)
  return {
    attack: `${reading.ready[1]} texts of the ${outsideInputs.length} inputs from outside, each at its limit, in one process`,
    result: memory.said,
    isGood: memory.isGood,
  }
}
