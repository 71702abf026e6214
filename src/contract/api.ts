import { adminRoutes } from './admin.ts'
import { accountRoutes } from './accounts.ts'
import { accountPageRoutes } from './account.ts'
import { askRoutes } from './ask.ts'
import { authRoutes, providerRoutes } from './auth.ts'
import { deviceRoutes } from './devices.ts'
import { billingRoutes } from './billing.ts'
import { exampleRoutes } from './examples.ts'
import { healthRoutes } from './health.ts'
import { highlightRoutes } from './highlights.ts'
import { helpRoutes } from './help.ts'
import { historyRoutes, resultRoutes } from './history.ts'
import { sharingRoutes } from './sharing.ts'
import { keyRoutes } from './keys.ts'
import { momentRoutes } from './moments.ts'
import { recentRoutes } from './recent.ts'
import { runRoutes } from './runs.ts'
import { statusRoutes } from './status.ts'
import { summaryRoutes } from './summaries.ts'
import { thumbnailRoutes } from './thumbnails.ts'
import { transcriptRoutes } from './transcripts.ts'
import { usageRoutes } from './usage.ts'

/** Every call of the application. The server registers from it, the browser is typed by it. */
export const contract = {
  ...healthRoutes,
  ...transcriptRoutes,
  ...summaryRoutes,
  ...exampleRoutes,
  ...runRoutes,
  ...recentRoutes,
  ...resultRoutes,
  ...historyRoutes,
  ...sharingRoutes,
  ...momentRoutes,
  ...highlightRoutes,
  ...askRoutes,
  ...helpRoutes,
  ...adminRoutes,
  ...statusRoutes,
  ...thumbnailRoutes,
  ...usageRoutes,
  ...accountRoutes,
  ...accountPageRoutes,
  ...authRoutes,
  ...providerRoutes,
  ...deviceRoutes,
  ...keyRoutes,
  ...billingRoutes,
} as const

export type Api = typeof contract
