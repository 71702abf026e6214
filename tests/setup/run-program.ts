import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { programFile } from './program-file.ts'
import { spawnForTest } from './spawn-for-test.ts'

type Options = {
  identity?: { uid?: number; gid?: number }
  env?: Readonly<Record<string, string>>
}

/** Runs a program of this project to its end; gives its exit code and all that it printed. */
export async function runProgram(
  path: string,
  args: readonly string[],
  { identity, env = {} }: Options = {},
): Promise<{ code: number; output: string }> {
  const program = programFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)))
  const child = spawnForTest(process.execPath, [program, ...args], {
    ...identity,
    env: { NODE_COMPILE_CACHE: '.cache/compile', ...env },
  })
  child.stdin.end()
  const [[code], printed, errors] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code: Number(code), output: `${printed}${errors}`.trim() }
}
