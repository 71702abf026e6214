/**
 * A store for pictures on this machine, of limited size: any of them may be gone when it is asked for. They have names such as
 * the id of a video or the hash of what is drawn.
 */
export type PictureStore = {
  /** The stored picture; `null` without one. */
  get: (name: string) => Promise<Uint8Array | null>
  put: (name: string, picture: Uint8Array) => Promise<void>
}

/** Where the still picture of a video comes from. */
export type ThumbnailSource = {
  /**
   * The bytes of a JPEG, PNG or WebP; `null` when the video has no picture.
   * @throws AppError why there is no telling
   */
  fetch: (videoId: string, signal: AbortSignal) => Promise<Uint8Array | null>
}
