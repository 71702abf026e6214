import type { FastifyBaseLogger } from 'fastify'
import type { PooledDb, UnchangingReads } from '#server/db/database.ts'
import type { AccessPolicy, AccountHook } from '#server/features/accounts/service.ts'
import type { BillingContext } from '#server/features/billing/context.ts'
import type { ExtensionDeps } from '#server/features/extension/packages.ts'
import type { Cards } from '#server/features/history/cards/cards.ts'
import type { PassageWorker } from '#server/features/history/questions/passage-worker.ts'
import type { HitWorker } from '#server/features/history/search/read-hits.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import type { Quota } from '#server/features/quota/service.ts'
import type { StatusReader } from '#server/features/status/status.ts'
import type { HistoryWriter, RunDeps } from '#server/features/summaries/context.ts'
import type { StoredSummaries } from '#server/features/summaries/stored-summaries.ts'
import type { Thumbnails } from '#server/features/thumbnails/thumbnails.ts'
import type { Transcribed } from '#server/features/transcripts/context.ts'
import type { TranscriptBodies, TranscriptHistory } from '#server/features/transcripts/service.ts'
import type { TranscriptWorker } from '#server/features/transcripts/transcript-worker.ts'
import type { BodyTimes } from '#server/http/limit-large-bodies.ts'
import type { Pages } from '#server/http/pages.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { SingleFlight } from '#server/lib/concurrency.ts'
import type { Metrics } from '#server/lib/metrics/metrics.ts'
import type { Destinations, NoteReader } from '#server/ports/destinations.ts'
import type { FeedHubs, FollowedFeeds } from '#server/ports/feeds.ts'
import type { AnswerEngine, OverviewEngine, TranslationEngine } from '#server/ports/model-engines.ts'
import type { Recognizer } from '#server/ports/recognizer.ts'
import type { Mailer, WebhookSender } from '#server/ports/senders.ts'
import type { Setup } from '#server/ports/setup.ts'
import type { DeviceDescriber, IdentityProvider } from '#server/ports/sign-in.ts'
import type { SoundLinks } from '#server/ports/sound-links.ts'
import type { LineChecks, ExampleSummaries, SummaryEngine } from '#server/ports/summary-engine.ts'
import type { TranscriptSource, VideoLists } from '#server/ports/video-sources.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'

/** All dependencies of the application, made by `createDeps`. Features name those that they take. */
export type AppDeps = {
  log: FastifyBaseLogger
  clock: Pick<Clock, 'now'>
  /** The secret of the server, of which its keys are made. */
  secret: string
  /** The public origin of the pages; `null` takes that of each request. */
  publicUrl: string | null

  db: PooledDb
  /** Reads stored transcripts and summaries by their ids. */
  unchanging: UnchangingReads
  /** The storage of sentences. */
  bodies: TranscriptBodies
  isDatabaseReady: () => Promise<boolean>
  isDatabaseWritable: () => Promise<boolean>
  isDatabaseNewer: () => Promise<boolean>

  /** The decisions on who is let in, and the plan of each. */
  policy: AccessPolicy
  /** Addresses that have the features of paid plans, in lower case. */
  privilegedEmails: ReadonlySet<string>
  accountHooks: readonly AccountHook[]
  devices: DeviceDescriber
  /** The OpenID provider to sign in with; `null` without one. */
  identityProvider: IdentityProvider | null
  /** Gives six random digits. */
  createCode: () => string
  /** True where codes are printed in the terminal of the server, because no mail server is set up. */
  codeIsPrinted: boolean
  callCounter: CallCounter
  quota: Quota

  /** Asked in this order. */
  transcriptSources: readonly TranscriptSource[]
  transcriptWorker: TranscriptWorker
  /** Concurrent requests for one video share one fetch. */
  transcriptFlights: SingleFlight<Transcribed>
  /** Called with where the transcript of a video was found before a source was asked. */
  onTranscriptLookup?: (outcome: 'database' | 'miss') => void
  transcriptHistory: TranscriptHistory
  videoLists: VideoLists
  feeds: FollowedFeeds
  /** The hubs that push beside the feeds; `null` where no hub could call us. */
  hubs: FeedHubs | null
  thumbnails: Thumbnails
  extension: ExtensionDeps['extension']

  /** `null` where nothing writes recordings down. */
  recognizer: Recognizer | null
  soundLinks: SoundLinks

  engine: SummaryEngine
  lineChecks: LineChecks
  examples: ExampleSummaries
  runs: RunDeps
  summaries: StoredSummaries
  history: HistoryWriter
  passageWorker: PassageWorker
  hitWorker: HitWorker
  /** `null` where no language model is set up. */
  answerEngine: AnswerEngine | null
  /** `null` where no language model is set up. */
  overviewEngine: OverviewEngine | null
  /** `null` where no language model is set up. */
  translationEngine: TranslationEngine | null
  modelShares: ModelShares
  cards: Cards

  mailer: Mailer
  /** The address to which help requests are mailed; `null` only lists them for the admins. */
  supportEmail: string | null
  /** The secret with which the mail provider signs its reports; `null` accepts none. */
  mailWebhookSecret: string | null
  webhookSender: WebhookSender
  destinations: Destinations
  /** Reads the summaries that go there. */
  readNote: NoteReader

  billing: BillingContext['billing']
  /** True where plans are free demonstrations, without a provider; with one, such plans do not count. */
  isDemoBilling: boolean
  /** The address of the checkout script; `null` without one. */
  checkoutUrl: string | null

  metrics: Metrics
  status: StatusReader
  setup: Setup
  /** Lets other machines read the counters; `null` lets only this one. */
  metricsToken: string | null
  /** True where calls have spans. */
  isTraced: boolean

  /** `false` answers the calls of health only. */
  isWeb: boolean
  /** The built pages; `null` serves the API only. */
  pages: Pages | null
  trustProxy: readonly string[]
  /** The maximum calls a minute of one address, as a guard against floods. */
  callsPerMinute: number
  /** Calls a minute of one network that fetch or store something; counted on all nodes together. */
  writesPerMinute: number
  /** The longest time for a request to arrive whole, its body included, in ms; 30 seconds when not given. */
  requestTimeoutMs?: number
  /** The times for which large bodies wait for each other; seconds when not given. */
  bodyTimes?: BodyTimes
  /** Delay of the event loop above which calls are refused with 503 rather than late; 0 never does. */
  maxEventLoopDelayMs: number
  /** Memory of JavaScript past which the same happens, before the process would be ended; 0 never refuses. */
  maxHeapBytes: number
}
