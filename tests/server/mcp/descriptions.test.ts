import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { connectClient, createUser, startTwoNodes } from './two-nodes.ts'

let nodes: Awaited<ReturnType<typeof startTwoNodes>>
beforeAll(async () => {
  nodes = await startTwoNodes()
})
afterAll(() => nodes[Symbol.asyncDispose]())

async function connect() {
  const { key } = await createUser(nodes.server)
  return await connectClient(nodes.origins, key)
}

const textSchema = z.object({ content: z.array(z.object({ text: z.string() })).length(1) })
const textOf = (result: unknown): string => textSchema.parse(result).content[0]?.text ?? ''

describe('the tools for agents', () => {
  it('are described with nothing that a model may refuse: no dialect, no formats, no numbers in an enum', async () => {
    await using connected = await connect()
    const { tools } = await connected.client.listTools()
    const found: string[] = []
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [key, inner] of Object.entries(value)) {
        const at = `${path}.${key}`
        const isProperty = path.endsWith('.properties')
        if (!isProperty && ['$schema', '$ref', 'format'].includes(key)) found.push(at)
        if (!isProperty && key === 'enum' && !z.array(z.string()).safeParse(inner).success) found.push(at)
        walk(inner, at)
      }
    }
    for (const { name, inputSchema, outputSchema } of tools) {
      walk(inputSchema, `${name}.takes`)
      walk(outputSchema, `${name}.gives`)
      expect(JSON.stringify(inputSchema), name).not.toMatch(/"(?:anyOf|oneOf|allOf|const|exclusiveMinimum)"/)
    }
    expect(found).toEqual([])
    expect(
      tools.find(({ name }) => name === 'change_following')?.inputSchema.properties?.['newest'],
    ).toMatchObject({ type: 'integer', minimum: 0, maximum: 10 })
  })

  it.each([
    ['change_following', { follow: 'https://www.youtube.com/@show', newest: 2 }],
    ['change_following', { retry: 'the one that failed' }],
    ['read_digest', { id: '17' }],
  ])('refuse what their descriptions no longer can: %s %j', async (name, given) => {
    await using connected = await connect()
    const result = await connected.client.callTool({ name, arguments: given })
    expect(result['isError']).toBe(true)
    expect(textOf(result)).toContain('Input validation error')
  })
})
