import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { AppError } from '#core/app-error.ts'
import type { PieceLimits } from '#core/recordings/cut-pieces.ts'
import { cutSound } from '#server/adapters/ffmpeg/cut-sound.ts'

const hint =
  'To read the sound of a file, install ffmpeg: apt install ffmpeg, brew install ffmpeg, or winget install ffmpeg.'

/** A sound file of this machine, which `ffmpeg` cuts. @throws AppError `SOUND_NEEDS_FFMPEG` */
export function openSoundFile(file: string, ffmpeg: string | null) {
  if (ffmpeg === null) throw new AppError('SOUND_NEEDS_FFMPEG', hint)
  return {
    name: path.basename(file),
    /** Another one than that of a page, which cuts the same file elsewhere. */
    hash: async (signal: AbortSignal): Promise<string> => {
      const digest = createHash('sha256').update('ffmpeg')
      const chunks: AsyncIterable<Buffer> = createReadStream(file, { signal })
      for await (const chunk of chunks) digest.update(chunk)
      return digest.digest('hex')
    },
    cut: (limits: PieceLimits, options: { signal: AbortSignal }) =>
      cutSound({ ffmpeg, file }, limits, options),
  }
}
