/** Where the still picture of a video comes from. */
export type ThumbnailSource = {
  /**
   * The bytes of a JPEG, PNG or WebP; `null` when the video has no picture.
   * @throws AppError why there is no telling
   */
  fetch: (videoId: string, signal: AbortSignal) => Promise<Uint8Array | null>
}
