import { AppError } from '#core/app-error.ts'
import type { SoundLinks } from '#server/ports/sound-links.ts'

/** Links that never answer, for tests that are about something else. */
export const noSoundLinks: SoundLinks = {
  find: () => Promise.reject(new AppError('SOUND_UNREACHABLE')),
  cut: null,
  findsVideos: false,
}
