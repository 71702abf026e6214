import type { McpServer, RegisteredTool } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ListToolsRequestSchema, ToolSchema } from '@modelcontextprotocol/sdk/types.js'
import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'

/**
 * Lists the tools that `add` registers with schemas that every model takes: some clients hand them on as they
 * are, and Gemini refuses a whole request for a dialect, a format that it does not know, or numbers in an
 * enum.
 */
export function listPlainly(mcp: McpServer, add: () => void): void {
  const tools = new Map<string, RegisteredTool>()
  const register = mcp.registerTool.bind(mcp)
  mcp.registerTool = (name, config, callback) => {
    const tool = register(name, config, callback)
    tools.set(name, tool)
    return tool
  }
  add()
  // Written when they are asked for: over HTTP there is a server for each message, and most ask for none.
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools].map(describe) }))
}

function describe([name, { title, description, annotations, ...schemas }]: [string, RegisteredTool]): Tool {
  return {
    name,
    title,
    description,
    annotations,
    inputSchema: toPlainSchema(schemas.inputSchema, 'input'),
    outputSchema: toPlainSchema(schemas.outputSchema, 'output'),
  }
}

/** A schema without its dialect and formats: what they say is checked when the tool is called. */
function toPlainSchema(schema: unknown, io: 'input' | 'output'): Tool['inputSchema'] {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(z.instanceof(z.core.$ZodType).parse(schema), {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === undefined) return
      delete jsonSchema.format
      delete jsonSchema.pattern
    },
  })
  return ToolSchema.shape.inputSchema.parse(plain)
}
