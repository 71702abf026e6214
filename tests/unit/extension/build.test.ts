import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { extensionId, extensionPublicKey } from '#product/extension.ts'

const run = promisify(execFile)
const maxBytes = 160_000
const letters = 'abcdefghijklmnop'

it('packs an extension for each browser, small, with no more rights than it uses, and no code from elsewhere', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'precis-extension-'))
  await run(process.execPath, [
    'scripts/build-extension.ts',
    '--server',
    'https://precis.example',
    '--out',
    out,
  ])
  for (const browser of ['chromium', 'firefox'] as const) {
    const zip = new Uint8Array(await readFile(path.join(out, `extension-${browser}.zip`)))
    expect(zip.length).toBeLessThan(maxBytes)
    const files = unzipSync(zip)
    const text = (name: string): string => new TextDecoder().decode(files[name])
    const manifest: Record<string, unknown> = JSON.parse(text('manifest.json'))
    const rights = ['storage', 'activeTab', 'scripting', ...(browser === 'chromium' ? ['sidePanel'] : [])]
    expect(manifest['permissions']).toEqual(rights)
    expect(manifest).not.toHaveProperty('host_permissions')
    expect(manifest).not.toHaveProperty('web_accessible_resources')
    for (const name of Object.keys(files).filter((file) => /\.(?:js|html)$/.test(file))) {
      expect(text(name), name).not.toMatch(
        /\beval\(|new Function\(|import\(["'`]https?:|<script[^>]+src="https?:/,
      )
    }
    if (browser === 'chromium') {
      expect(manifest['externally_connectable']).toEqual({ matches: ['https://precis.example/*'] })
    }
  }
  await rm(out, { recursive: true })
})

it('has the id that follows from its key', () => {
  const digest = createHash('sha256').update(Buffer.from(extensionPublicKey, 'base64')).digest()
  const id = [...digest.subarray(0, 16)].map((byte) => `${letters[byte >> 4]}${letters[byte & 15]}`).join('')
  expect(id).toBe(extensionId)
})
