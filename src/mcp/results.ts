import { ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { LRUCache } from 'lru-cache'
import type { History, Summarized } from '#client/precis.ts'
import type { SummaryDocument } from '#export/documents.ts'
import { summaryNote } from '#export/markdown.ts'
import { fence } from './tool-results.ts'

/** Summaries that can be read again. */
export type Results = History & {
  /** The id of a new summary among them; `null` where it can't be read again. */
  add: (made: Summarized) => string | null
}

/** The most results of a session without a server; the longest unread ones go first. */
const maxResults = 50

/** The address of a summary that can be read again. */
export function addressOf(id: string): string {
  return `precis://result/${id}`
}

/** The id in such an address; an id alone is that. */
export function idOf(address: string): string {
  return address.replace(/^precis:\/\/result\//, '')
}

/** Those that are stored for an account. */
export function storedResults(history: History): Results {
  return { ...history, add: ({ id }) => id }
}

/** Those that are made in a session, as long as it lasts. */
export function sessionResults(newId: () => string, onChange: () => void): Results {
  const results = new LRUCache<string, SummaryDocument>({ max: maxResults })
  return {
    add: ({ summary }) => {
      const id = newId()
      results.set(id, summary)
      onChange()
      return id
    },
    list: async () => [...results.entries()].map(([id, { videoTitle }]) => ({ id, title: videoTitle })),
    read: async (id) => {
      const found = results.get(id)
      if (found !== undefined) return found
      throw new McpError(ErrorCode.InvalidParams, 'There is no such result in this session.')
    },
  }
}

/** Offers summaries as resources. `failureText` makes of a failure what the client is given. */
export function offerResults(
  server: McpServer,
  results: Results,
  failureText: (error: unknown) => string,
): void {
  const toError = (error: unknown): never => {
    throw error instanceof McpError ? error : new McpError(ErrorCode.InvalidParams, failureText(error))
  }
  const template = new ResourceTemplate('precis://result/{id}', {
    list: async ({ signal }) => ({
      resources: (await results.list(signal).catch(toError)).map(({ id, title }) => ({
        uri: addressOf(id),
        name: title,
        mimeType: 'text/markdown',
      })),
    }),
  })
  server.registerResource(
    'result',
    template,
    { title: 'Summary', description: 'A summary that was made.', mimeType: 'text/markdown' },
    async (uri, { id }, { signal }) => {
      const summary = await results.read(String(id), signal).catch(toError)
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: fence(summaryNote(summary)) }] }
    },
  )
}
