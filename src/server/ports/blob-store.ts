/** The stores outside of the database, as addresses name them. */
export type BlobStoreName = 'folder' | 's3'

/**
 * Stores large bodies that never change, each under the hash of its content. Every call ends within the time
 * limit of the adapter, and when its signal aborts.
 */
export type BlobStore = {
  name: BlobStoreName
  /**
   * Stores a body; the same one again changes nothing. It survives a power cut once this returns.
   * @throws AppError `STORAGE_UNAVAILABLE`
   */
  put: (key: string, body: Uint8Array, signal: AbortSignal) => Promise<void>
  /**
   * @throws AppError `STORAGE_UNAVAILABLE`; `STORAGE_DAMAGED` for a body that is not there or larger than the
   * limit
   */
  get: (key: string, signal: AbortSignal) => Promise<Uint8Array>
  /** Deletes a body, or finds that it is gone. @throws AppError `STORAGE_UNAVAILABLE` */
  remove: (key: string, signal: AbortSignal) => Promise<void>
}

/** Limits of a store. */
export type BlobLimits = {
  /** The longest time of one call, in ms. */
  timeoutMs: number
  /** The largest body that is read. */
  maxBytes: number
}
