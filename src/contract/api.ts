import { z } from 'zod'
import { maxTranscriptBytes } from '#product/limits.ts'
import { accountPageRoutes, accountRoutes, deviceRoutes } from './accounts.ts'
import { adminRoutes } from './admin.ts'
import { authRoutes, providerRoutes } from './auth.ts'
import { billingRoutes } from './billing.ts'
import { collectionRoutes } from './collections.ts'
import { correctionRoutes } from './corrections.ts'
import { destinationRoutes } from './destinations.ts'
import { digestRoutes } from './digests.ts'
import { extensionRoutes } from './extension.ts'
import { followRoutes, hubRoutes } from './follows.ts'
import { formRoutes } from './forms.ts'
import { helpRoutes } from './help.ts'
import { highlightRoutes } from './highlights.ts'
import { historyRoutes, resultRoutes, transcriptionRoutes } from './history.ts'
import { keyRoutes } from './keys.ts'
import { momentRoutes } from './moments.ts'
import { overviewRoutes } from './overviews.ts'
import { playlistRoutes } from './playlists.ts'
import { questionRoutes } from './questions.ts'
import { quotaRoutes } from './quota.ts'
import { recordingRoutes } from './recordings.ts'
import type { Contract } from './route.ts'
import { recentRoutes, runRoutes } from './runs.ts'
import { setupRoutes } from './setup.ts'
import { exampleRoutes, sharedCollectionRoutes, sharingRoutes } from './sharing.ts'
import { healthRoutes, statusRoutes } from './status.ts'
import { summaryRoutes } from './summaries.ts'
import { transcriptRoutes } from './transcripts.ts'
import { translationRoutes } from './translations.ts'
import { webhookRoutes } from './webhooks.ts'

const thumbnailRoutes = {
  'GET /api/thumbnails/:videoId': {
    name: 'getThumbnail',
    access: 'everybody',
    scope: 'any',
    summary: 'The still picture of a video, fetched by this server so that a page sends nothing to YouTube',
    params: z.strictObject({
      videoId: z.string().regex(/^[\w-]{11}$/, "That isn't the 11 characters of a video id."),
    }),
    response: 'bytes',
  },
} as const satisfies Contract

/** The tools for agents; what goes over it is described by the Model Context Protocol. */
const mcpRoutes = {
  'POST /mcp': {
    name: 'sendMcpMessage',
    access: {
      role: 'owner',
      stranger: 401,
      held: 401,
      key: 'answer',
      who: 'an API key; each tool and resource needs the permission of its calls',
    },
    limits: 'those of its calls; no page of another site',
    example: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    scope: 'any',
    summary:
      'The Model Context Protocol over streamable HTTP, without sessions: one message of JSON-RPC a call. Tools: `summarize`, `get_transcript`, `ask`, `transcribe`, `search_library`, `list_forms`, `list_videos`, `make_collection`, `read_collections`, `change_collection`, `read_following`, `change_following`, `read_digest`',
    body: z.looseObject({ jsonrpc: z.literal('2.0') }),
    // A transcript as a JSON string is longer by its escapes.
    bodyLimitBytes: Math.ceil(maxTranscriptBytes * 1.2),
    response: 'bytes',
  },
} as const satisfies Contract

/** The calls in the groups that the description of the API has. */
export const callGroups = {
  Transcripts: {
    ...transcriptRoutes,
    ...correctionRoutes,
    ...recordingRoutes,
    ...translationRoutes,
    ...transcriptionRoutes,
  },
  Summaries: {
    ...summaryRoutes,
    ...exampleRoutes,
    ...runRoutes,
    ...recentRoutes,
    ...resultRoutes,
    ...quotaRoutes,
    ...thumbnailRoutes,
  },
  History: { ...historyRoutes, ...highlightRoutes },
  Questions: questionRoutes,
  Sharing: { ...sharingRoutes, ...momentRoutes, ...sharedCollectionRoutes },
  Collections: { ...playlistRoutes, ...collectionRoutes, ...overviewRoutes },
  Following: { ...followRoutes, ...digestRoutes, ...hubRoutes },
  Forms: formRoutes,
  Account: { ...accountRoutes, ...accountPageRoutes, ...deviceRoutes, ...helpRoutes, ...extensionRoutes },
  'Sign-in': { ...authRoutes, ...providerRoutes },
  'API keys': { ...keyRoutes, ...mcpRoutes },
  Webhooks: webhookRoutes,
  Destinations: destinationRoutes,
  Billing: billingRoutes,
  Admin: { ...adminRoutes, ...setupRoutes, ...statusRoutes },
  Health: healthRoutes,
} as const satisfies Readonly<Record<string, Contract>>

/** Every call of the application. The server registers from it, the browser is typed by it. */
export const contract = {
  ...callGroups.Transcripts,
  ...callGroups.Summaries,
  ...callGroups.History,
  ...callGroups.Questions,
  ...callGroups.Sharing,
  ...callGroups.Collections,
  ...callGroups.Following,
  ...callGroups.Forms,
  ...callGroups.Account,
  ...callGroups['Sign-in'],
  ...callGroups['API keys'],
  ...callGroups.Webhooks,
  ...callGroups.Destinations,
  ...callGroups.Billing,
  ...callGroups.Admin,
  ...callGroups.Health,
} as const

export type Api = typeof contract
