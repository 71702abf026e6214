/**
 * A store for pictures on this machine, of limited size: any of them may be gone when it is asked for. They have names such as
 * the id of a video or the hash of what is drawn.
 */
export type PictureStore = {
  /** The stored picture; `null` without one. */
  get: (name: string) => Promise<Uint8Array | null>
  put: (name: string, picture: Uint8Array) => Promise<void>
}
