import { execFileSync } from 'node:child_process'

/** The `ffmpeg` of this machine; `null` where there is none. */
export function findFfmpeg(): string | null {
  try {
    return execFileSync('which', ['ffmpeg']).toString().trim()
  } catch {
    return null
  }
}
