import type { PooledDb } from '#server/db/database.ts'
import type { VideoLists } from '#server/ports/video-sources.ts'
import type { CallCounter } from '#server/rate-limit/call-counter.ts'

/** Dependencies of looking at lists of YouTube and storing them. */
export type ListDeps = { db: PooledDb; videoLists: VideoLists; callCounter: CallCounter }

/** The keyed hash of the caller's network, and the signal that ends the lookup. */
export type ListCaller = { network: string; signal: AbortSignal }
