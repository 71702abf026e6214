/** The endings of the audio and video files that are read. */
export const mediaEndings = [
  '.mp4',
  '.m4v',
  '.mov',
  '.mkv',
  '.webm',
  '.mp3',
  '.m4a',
  '.wav',
  '.ogg',
  '.opus',
  '.flac',
  '.aac',
] as const

/** Tells a recording from a file of text, by its ending or by what the browser takes it for. */
export function isMediaFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const lower = name.toLowerCase()
  return /^(?:audio|video)\//.test(type) || mediaEndings.some((ending) => lower.endsWith(ending))
}
