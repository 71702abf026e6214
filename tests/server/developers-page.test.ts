import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { developers } from '#messages/developers.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { agentExample, examples } from '#web/content/developers.ts'
import type { Example } from '#web/content/developers.ts'
import { inheritedEnvironment } from '../e2e/run-environment.ts'
import { createMember, createProgram } from './security/people.ts'

let app: TestApp
let url: string
beforeAll(async () => {
  app = await startApp({ isCounted: true })
  url = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app[Symbol.asyncDispose]())

/** The program that runs an example that was saved to a file. */
const programs = {
  curl: { file: 'sh', name: 'example.sh', probe: 'curl' },
  javascript: { file: process.execPath, name: 'example.mjs', probe: process.execPath },
  python: { file: 'python3', name: 'example.py', probe: 'python3' },
} as const

const isThere = (id: Example['id']): boolean =>
  spawnSync(programs[id].probe, ['--version'], { stdio: 'ignore' }).status === 0

/** Runs an example as it stands on the page. */
async function run({ id, code }: Example, key: string) {
  const { file, name } = programs[id]
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'precis-example-')), name)
  writeFileSync(script, code)
  const environment = { ...inheritedEnvironment(), PRECIS_URL: url, PRECIS_KEY: key }
  const child = spawnForTest(file, [script], { env: environment })
  const written = { out: '', error: '' }
  child.stdout.on('data', (piece) => (written.out += String(piece)))
  child.stderr.on('data', (piece) => (written.error += String(piece)))
  const [status] = await once(child, 'close')
  return { status, ...written }
}

async function createKey(): Promise<string> {
  return (await createProgram(app, await createMember(app))).secret
}

describe.each(examples)('the example for $label', (example) => {
  it.skipIf(!isThere(example.id))('makes a summary whose lines it shows', async () => {
    const { status, out, error } = await run(example, await createKey())
    expect({ status, error: example.id === 'curl' ? '' : error }).toEqual({ status: 0, error: '' })
    expect(out).toContain('quoted')
    expect(out).toContain('instruments of knowledge')
  })

  it.skipIf(!isThere(example.id))('says what is wrong with a key', async () => {
    const { out, error } = await run(example, 'precis_wrong')
    expect(out + error).toMatch(/complete API key|401/)
  })
})

const settingsSchema = z.object({
  mcpServers: z.object({
    precis: z.object({
      type: z.literal('http'),
      url: z.url(),
      headers: z.object({ Authorization: z.string() }),
    }),
  }),
})

it('the settings for an agent reach the tools, with a key and the address of the server put in', async () => {
  const { precis } = settingsSchema.parse(JSON.parse(agentExample.code)).mcpServers
  const authorization = precis.headers.Authorization.replace('precis_…', await createKey())
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(new URL(precis.url).pathname, url), {
      requestInit: { headers: { authorization } },
    }),
  )
  const { tools } = await client.listTools()
  for (const { name } of tools) expect(developers.agentText).toContain(name)
  const link = 'https://youtu.be/WZyRbnpGyzQ'
  const result = await client.callTool({ name: 'get_transcript', arguments: { link } })
  expect(JSON.stringify(result['structuredContent'])).toContain('instruments of knowledge')
  await client.close()
})
