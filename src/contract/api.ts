import { accountPageRoutes, accountRoutes, deviceRoutes } from './accounts.ts'
import { adminRoutes } from './admin.ts'
import { authRoutes, providerRoutes } from './auth.ts'
import { billingRoutes } from './billing.ts'
import { collectionRoutes } from './collections.ts'
import { digestRoutes } from './digests.ts'
import { extensionRoutes } from './extension.ts'
import { followRoutes, hubRoutes } from './follows.ts'
import { formRoutes } from './forms.ts'
import { helpRoutes } from './help.ts'
import { highlightRoutes } from './highlights.ts'
import { historyRoutes, resultRoutes } from './history.ts'
import { keyRoutes } from './keys.ts'
import { mcpRoutes } from './mcp.ts'
import { momentRoutes } from './moments.ts'
import { overviewRoutes } from './overviews.ts'
import { playlistRoutes } from './playlists.ts'
import { questionRoutes } from './questions.ts'
import { quotaRoutes } from './quota.ts'
import { recentRoutes, runRoutes } from './runs.ts'
import { exampleRoutes, sharingRoutes } from './sharing.ts'
import { healthRoutes, statusRoutes } from './status.ts'
import { summaryRoutes } from './summaries.ts'
import { thumbnailRoutes } from './thumbnails.ts'
import { transcriptRoutes } from './transcripts.ts'
import { translationRoutes } from './translations.ts'
import { webhookRoutes } from './webhooks.ts'

/** Every call of the application. The server registers from it, the browser is typed by it. */
export const contract = {
  ...healthRoutes,
  ...transcriptRoutes,
  ...translationRoutes,
  ...summaryRoutes,
  ...exampleRoutes,
  ...runRoutes,
  ...recentRoutes,
  ...resultRoutes,
  ...historyRoutes,
  ...sharingRoutes,
  ...momentRoutes,
  ...highlightRoutes,
  ...playlistRoutes,
  ...collectionRoutes,
  ...overviewRoutes,
  ...questionRoutes,
  ...followRoutes,
  ...digestRoutes,
  ...hubRoutes,
  ...helpRoutes,
  ...adminRoutes,
  ...statusRoutes,
  ...thumbnailRoutes,
  ...extensionRoutes,
  ...quotaRoutes,
  ...accountRoutes,
  ...accountPageRoutes,
  ...authRoutes,
  ...providerRoutes,
  ...deviceRoutes,
  ...formRoutes,
  ...keyRoutes,
  ...mcpRoutes,
  ...webhookRoutes,
  ...billingRoutes,
} as const

export type Api = typeof contract
