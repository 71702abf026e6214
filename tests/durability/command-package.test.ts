import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { transcriptCaptions } from '../unit/command/transcript-file.ts'
import { bundleCommand } from '../../scripts/bundle-command.ts'

const run = promisify(execFile)
/** What the packed command line may weigh: what it needs is bundled, what the server needs is not. */
const maxPackedBytes = 1_000_000

let folder = ''
let packed = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'precis-package-'))
  const built = path.join(folder, 'built')
  await bundleCommand(built)
  const { stdout } = await run('npm', ['pack', '--silent', built], { cwd: folder })
  packed = path.join(folder, stdout.trim())
  const options = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', packed]
  await run('npm', options, { cwd: folder, env: { ...pathOnly(), HOME: folder } })
  await writeFile(path.join(folder, 'talk.srt'), transcriptCaptions)
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

function pathOnly(): Record<string, string> {
  return { PATH: [path.dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(path.delimiter) }
}

/** Starts the installed command, whose network leads nowhere. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const program = path.join(folder, 'node_modules/.bin/precis')
  const nowhere = { YOUTUBE_BASE_URL: 'http://127.0.0.1:9', HOME: folder }
  return spawnForTest(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...pathOnly(), ...nowhere, ...env },
  })
}

async function runInstalled(
  args: readonly string[],
): Promise<{ code: unknown; output: string; errors: string }> {
  const child = start(args)
  child.stdin.end()
  let [output, errors] = ['', '']
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => (errors += piece.toString()))
  const [code] = await once(child, 'close')
  return { code, output, errors }
}

describe('the packed command line', () => {
  it('brings no other package and stays small', async () => {
    const { stdout } = await run('npm', ['ls', '--all', '--parseable'], { cwd: folder })
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => path.basename(line))
        .slice(1),
    ).toEqual(['precis'])
    expect((await stat(packed)).size).toBeLessThan(maxPackedBytes)
  })

  it('summarizes a file in an empty folder without a network', async () => {
    const { code, output, errors } = await runInstalled(['talk.srt', '--json', '-q'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(JSON.parse(output)).toMatchObject({ engine: { kind: 'extractive' }, videoTitle: 'talk' })
  })

  it('says that YouTube cannot be reached', async () => {
    const { code, output, errors } = await runInstalled(['https://youtu.be/WZyRbnpGyzQ'])
    expect({ code, output }).toEqual({ code: 69, output: '' })
    expect(errors).toContain('[YOUTUBE_UNREACHABLE]')
  })

  it('ends quietly when nobody reads on', async () => {
    const child = start(['transcript', '-', '-q'])
    child.stdin.end('One more line is said here.\n'.repeat(20_000))
    let errors = ''
    child.stderr.on('data', (piece: Buffer) => (errors += piece.toString()))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [code] = await once(child, 'close')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
  })

  it('ends at once when it is interrupted', async () => {
    const child = start(['-'])
    // It waits for the rest of its input.
    child.stdin.write(transcriptCaptions)
    await once(child, 'spawn')
    child.kill('SIGINT')
    expect(await once(child, 'close')).toEqual([null, 'SIGINT'])
  })

  it.each(['bash', 'zsh', 'fish'])('writes what %s completes it with', async (shell) => {
    const { code, output } = await runInstalled(['completion', shell])
    expect(code).toBe(0)
    expect(output).toContain('obsidian')
    if (shell === 'bash') {
      const ask = `${output}\nCOMP_WORDS=(precis transcript --fo); COMP_CWORD=2; _precis; echo "\${COMPREPLY[@]}"`
      expect((await run('bash', ['-c', ask])).stdout.trim()).toBe('--format')
    }
  })
})
