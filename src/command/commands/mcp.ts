import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { inspect } from 'node:util'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Command } from 'commander'
import { createMcpServer } from '#mcp/create-mcp-server.ts'
import { openPrecis } from '../open-precis.ts'
import type { ServerOptions } from '../open-precis.ts'
import { maxMessageBytes, messageLines } from '../output/message-lines.ts'
import type { Surroundings } from '../surroundings.ts'
import { serverOptions } from './options.ts'

const usage = `
For an application that reads a list of servers:
  { "mcpServers": { "precis": { "command": "precis", "args": ["mcp"] } } }`

/** Adds the command that serves the Model Context Protocol on the standard streams, until the input ends. */
export function addMcp(program: Command, surroundings: Surroundings, version: string): void {
  const command = program
    .command('mcp')
    .description('serve the Model Context Protocol on the standard streams')
    .addHelpText('after', usage)
    .action(async (flags: ServerOptions) => {
      const { input, output, errors } = surroundings
      const server = createMcpServer(openPrecis(flags, surroundings), {
        version,
        newId: randomUUID,
        onUnforeseen: (error) => void errors.write(`${inspect(error)}\n`),
      })
      const lines = Readable.from(messageLines(input, (answer) => void output.write(answer)))
      await server.connect(new StdioServerTransport(lines, output, { maxBufferSize: maxMessageBytes }))
      await finished(lines, { writable: false }).catch(() => undefined)
      await server.close()
    })
  for (const option of serverOptions()) command.addOption(option)
}
