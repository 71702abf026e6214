import { z } from 'zod'
import { maxTranscriptBytes } from '#product/limits.ts'
import type { Contract } from './route.ts'

/** The tools for agents; what goes over it is described by the Model Context Protocol. */
export const mcpRoutes = {
  'POST /mcp': {
    scope: 'any',
    summary:
      'The Model Context Protocol over streamable HTTP, without sessions: one message of JSON-RPC a call. Tools: `summarize`, `get_transcript`, `ask`, `search_library`, `list_forms`, `list_videos`, `make_collection`, `read_collections`, `change_collection`, `read_following`, `change_following`, `read_digest`',
    body: z.looseObject({ jsonrpc: z.literal('2.0') }),
    // A transcript as a JSON string is longer by its escapes.
    bodyLimitBytes: Math.ceil(maxTranscriptBytes * 1.2),
    response: 'bytes',
  },
} as const satisfies Contract
