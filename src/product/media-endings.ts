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
  '.oga',
  '.opus',
  '.flac',
  '.aac',
] as const
