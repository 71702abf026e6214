import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { connectDatabase } from '#server/db/database.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember, createProgram } from '#tests/server/security/people.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { Overrides } from '#tests/setup/start-node.ts'

/** Two nodes that listen, the second without a worker; what their engine waits for is in `work`. */
export async function startTwoNodes(overrides: Overrides = {}) {
  const work = { begun: () => {}, held: Promise.resolve() }
  const pace = async (_step: number, signal: AbortSignal): Promise<void> => {
    work.begun()
    await Promise.race([work.held, new Promise((resolve) => signal.addEventListener('abort', resolve))])
  }
  const engine = createScriptedEngine({ insights: 2, pace })
  const given = { engine, isCounted: true, ...overrides }
  const server = await startApp(given)
  const elsewhere = connectDatabase(server.database.connection, quietLog)
  const second = await startNode(elsewhere, server.deps.log, { ...given, concurrency: null })
  const origins = await Promise.all(
    [server, second].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })),
  )
  return {
    server,
    work,
    origins,
    async [Symbol.asyncDispose]() {
      await second.close()
      await elsewhere.close()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** A user with a key. */
export async function createUser(server: TestApp, scopes?: Parameters<typeof createProgram>[2]) {
  const member = await createMember(server)
  return { member, key: (await createProgram(server, member, scopes)).secret }
}

/** The client of the kit, whose requests go to the nodes in turn. */
export async function connectClient(origins: readonly string[], key: string, idempotencyKey?: string) {
  let calls = 0
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', origins[0]), {
    requestInit: {
      headers: {
        authorization: `Bearer ${key}`,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
    },
    fetch: (url, init) => {
      const origin = origins[calls % origins.length]
      calls += 1
      return fetch(new URL(new URL(url).pathname, origin), init)
    },
  })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  return { client, transport, [Symbol.asyncDispose]: () => client.close() }
}
