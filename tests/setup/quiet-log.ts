import type { Log } from '#server/lib/log.ts'

/** A log that nobody reads. */
export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
