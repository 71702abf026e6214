import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { youtubePages } from '#extension/browser/youtube-tabs.ts'
import { extensionId, extensionPublicKey } from '#product/extension.ts'
import { manifestFor } from '../../../scripts/extension/manifest.ts'

const run = promisify(execFile)
const maxBytes = 1_500_000
const letters = 'abcdefghijklmnop'
const locales = ['ar', 'bn', 'de', 'en', 'es', 'fr', 'hi', 'id', 'ja', 'mr', 'pt_BR', 'pt_PT', 'ta', 'te']
const message = z.object({ message: z.string().min(1) })
const localeSchema = z.object({ description: message, action: message })

/** The words of the package on itself in each language that browsers know. */
function localesOf(files: Record<string, Uint8Array>) {
  return Object.entries(files).flatMap(([file, content]) => {
    const [, name] = /^_locales\/(\w+)\/messages\.json$/.exec(file) ?? []
    return name === undefined
      ? []
      : [[name, localeSchema.parse(JSON.parse(new TextDecoder().decode(content)))] as const]
  })
}

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
    const rights = [
      'storage',
      'activeTab',
      'scripting',
      'contextMenus',
      ...(browser === 'chromium' ? ['sidePanel'] : []),
    ]
    expect(manifest['permissions']).toEqual(rights)
    expect(manifest['host_permissions']).toEqual(youtubePages)
    expect(manifest).toHaveProperty('content_scripts.0.matches', youtubePages)
    for (const [name, words] of localesOf(files)) {
      expect(words.description.message.length, name).toBeLessThanOrEqual(132)
      expect(words.action.message, name).toContain('Précis')
    }
    expect(localesOf(files).map(([name]) => name)).toEqual(locales)
    expect(manifest).not.toHaveProperty('web_accessible_resources')
    for (const name of Object.keys(files).filter((file) => /\.(?:js|html)$/.test(file))) {
      expect(text(name), name).not.toMatch(
        /\b(?:eval|Function)\(|import\(["'`]https?:|<script[^>]+src="https?:/,
      )
    }
    if (browser === 'chromium') {
      expect(manifest['externally_connectable']).toEqual({ matches: ['https://precis.example/*'] })
    }
  }
  await rm(out, { recursive: true })
})

it('the build has no key in a package for a store, which gives one of its own', () => {
  const given = { version: '1', server: 'https://precis.example' }
  expect(manifestFor('chromium', given)).toHaveProperty('key', extensionPublicKey)
  for (const browser of ['chromium', 'firefox'] as const) {
    expect(manifestFor(browser, { ...given, isForStore: true })).not.toHaveProperty('key')
  }
})

it('the extension has the id that follows from its key', () => {
  const digest = createHash('sha256').update(Buffer.from(extensionPublicKey, 'base64')).digest()
  const id = [...digest.subarray(0, 16)].map((byte) => `${letters[byte >> 4]}${letters[byte & 15]}`).join('')
  expect(id).toBe(extensionId)
})
