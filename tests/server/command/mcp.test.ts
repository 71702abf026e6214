import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { runCommand } from '#command/program.ts'
import { startApp } from '#tests/harness.ts'
import { createMember, createProgram } from '#tests/server/security/people.ts'
import { surroundingsForTest } from '#tests/unit/command/run-precis.ts'
import { transcriptCaptions } from '#tests/unit/command/transcript-file.ts'

const answerSchema = z.object({ result: z.record(z.string(), z.unknown()) })

it('precis mcp has the tools of a server do their work there, for the account of the key', async () => {
  await using server = await startApp()
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const member = await createMember(server)
  const env = { PRECIS_SERVER: origin, PRECIS_KEY: (await createProgram(server, member)).secret }
  const streams = { input: new PassThrough(), output: new PassThrough() }
  const ended = runCommand(['mcp'], { ...surroundingsForTest({ env, fetch }), ...streams }, '1.2.3')
  const lines = createInterface({ input: streams.output })
  let id = 0
  const ask = async (method: string, params: object): Promise<Record<string, unknown>> => {
    id += 1
    streams.input.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    const [line] = await once(lines, 'line')
    return answerSchema.parse(JSON.parse(String(line))).result
  }
  const call = (name: string, given: object) => ask('tools/call', { name, arguments: given })

  await ask('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })
  const question = 'What protects the city from the tide?'
  const transcript = transcriptCaptions
  const results = [
    await call('summarize', { transcript }),
    await call('get_transcript', { transcript }),
    await call('ask', { transcript, question }),
    await call('search_library', { question }),
  ]
  for (const result of results) {
    expect(result['isError'], JSON.stringify(result)).toBeUndefined()
    expect(JSON.stringify(result['structuredContent'])).toMatch(/barrier at Woolwich|docks closed in 1981/)
  }
  const tooLong = JSON.stringify({
    jsonrpc: '2.0',
    id: 70,
    method: 'ping',
    params: { x: 'x'.repeat(64 * 1024 ** 2) },
  })
  streams.input.write(`${tooLong}\n`)
  const [refused] = await once(lines, 'line')
  expect(JSON.parse(String(refused))).toMatchObject({ id: 70, error: { code: -32_600 } })
  const longest = await call('get_transcript', { transcript: '\u0001'.repeat(10 * 1024 ** 2) })
  expect(longest['isError'], 'a line of 60 MB is read').toBe(true)
  const history = await server.call('GET /api/history', { headers: member.headers })
  expect(history.ok && history.body.items).toHaveLength(1)
  streams.input.end()
  expect(await ended).toBe(0)
})
