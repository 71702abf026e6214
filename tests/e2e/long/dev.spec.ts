import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { goodParts, openHome } from '../home.ts'
import { firstPort, inheritedEnvironment } from '../run-environment.ts'
import { test } from '../watched-test.ts'

const port = firstPort + 14
const origin = `http://localhost:${port}`

/** A content security policy without the hashes of inline scripts, which differ. */
function withoutHashes(policy: string | undefined): string {
  return (policy ?? '').replaceAll(/ 'sha256-[^']+'/g, '')
}

// Vite answers so once when it finds another package that it has to prepare, and loads the page again.
test.use({ allowedHosts: [`localhost:${port}`], expectedStatuses: [504], isFreshBrowser: true })

test('npm run dev prints one address, where pages work under the policy of production', async ({
  page,
  request,
}) => {
  // It starts Vite and a server of its own.
  test.setTimeout(testTimeoutMs(90))
  const dataDir = await mkdtemp(path.join(tmpdir(), 'precis-e2e-dev-'))
  const env = { ...inheritedEnvironment(), PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const dev = spawn(process.execPath, ['scripts/dev.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: string[] = []
  for (const output of [dev.stdout, dev.stderr]) {
    output.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  }
  const ended = once(dev, 'close')
  try {
    await expect.poll(() => printed.join('')).toBe(`Précis is ready at ${origin}\n`)
    await openHome(page, goodParts, origin)
    await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
    await expect(page.getByRole('article').getByText('How it was made')).toBeVisible()
    const headers = { accept: 'text/html' }
    const [shown = {}, built = {}] = await Promise.all(
      [`${origin}/pricing`, '/pricing'].map(async (url) => (await request.get(url, { headers })).headers()),
    )
    for (const name of ['permissions-policy', 'cross-origin-opener-policy']) {
      expect(shown[name]).toBe(built[name])
    }
    expect(withoutHashes(shown['content-security-policy'])).toBe(
      withoutHashes(built['content-security-policy']),
    )
    // The page of Vite looks for its server when it is gone.
    await page.goto('about:blank')
  } finally {
    dev.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  expect(printed.join('').match(/https?:\/\/[^\s"]+/g)).toEqual([origin])
})
