import type { Log } from '#server/db/log.ts'

/** A log that nobody reads. */
export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
