/** Where the still picture of a video comes from. */
export type ThumbnailSource = {
  /**
   * The bytes of a JPEG, PNG or WebP; `null` when the video has no picture.
   * @throws AppError why there is no telling
   */
  fetch: (videoId: string, signal: AbortSignal) => Promise<Uint8Array | null>
}

/** A store for pictures on this machine, of limited size. */
export type ThumbnailStore = {
  /** The stored picture; `null` without one. */
  get: (videoId: string) => Promise<Uint8Array | null>
  put: (videoId: string, picture: Uint8Array) => Promise<void>
}
