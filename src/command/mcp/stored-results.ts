import { ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { LRUCache } from 'lru-cache'

/** The results of a session; those that were read longest ago go first. */
const maxResults = 50

type Stored = { title: string; text: string }

/** Offers what the tools made as resources, `precis://result/{id}`, as long as the server runs. */
export function storeResults(
  server: McpServer,
  newId: () => string,
): { add: (title: string, text: string) => void } {
  const results = new LRUCache<string, Stored>({ max: maxResults })
  const template = new ResourceTemplate('precis://result/{id}', {
    list: () => ({
      resources: [...results.entries()].map(([id, { title }]) => ({
        uri: `precis://result/${id}`,
        name: title,
        mimeType: 'text/markdown',
      })),
    }),
  })
  server.registerResource(
    'result',
    template,
    { title: 'Summary', description: 'A summary that was made in this session.', mimeType: 'text/markdown' },
    (uri, { id }) => {
      const found = results.get(String(id))
      if (found === undefined) throw new Error('There is no such result in this session.')
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: found.text }] }
    },
  )
  return {
    add: (title, text) => {
      results.set(newId(), { title, text })
      server.sendResourceListChanged()
    },
  }
}
