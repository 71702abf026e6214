import { createStore } from '#web/ui/store.ts'
import type { Store } from '#web/ui/store.ts'
import type { SavedPicture } from '../alone/library.ts'

/** The pictures of a result. */
export type PictureStore = Store<readonly SavedPicture[]>

/** Creates the pictures of a result, with those that were saved with it. */
export function createPictures(saved: readonly SavedPicture[] = []): PictureStore {
  return createStore(saved)
}
