/** Failures of recordings, as rows of `problems`. */
export const recordingProblems = {
  RECOGNIZER_UNAVAILABLE: {
    status: 503,
    title: 'The recording could not be heard',
    remedies: ['retry'],
    passes: 'shortly',
  },
  RECOGNIZER_BUSY: {
    status: 503,
    title: 'Speech recognition is busy',
    remedies: ['retry'],
    passes: 'shortly',
  },
  RECOGNIZER_REFUSED: {
    status: 502,
    title: 'Speech recognition refused the recording',
    remedies: ['paste'],
    passes: 'never',
  },
  RECOGNIZER_UNREADABLE: {
    status: 502,
    title: 'Speech recognition gave no transcript',
    remedies: ['retry', 'paste'],
    passes: 'shortly',
  },
  RECOGNIZER_PIECE_TOO_LARGE: {
    status: 413,
    title: 'The recording is sent in pieces that are too large',
    remedies: [],
    passes: 'never',
  },
  SOUND_NOT_FOUND: {
    status: 422,
    title: 'There is no sound at this link',
    remedies: ['another', 'paste'],
    passes: 'never',
  },
  SOUND_UNREACHABLE: {
    status: 503,
    title: 'The link gives no answer',
    remedies: ['retry'],
    passes: 'shortly',
  },
  SOUND_UNREADABLE: {
    status: 422,
    title: 'The sound at this link cannot be read',
    remedies: ['paste'],
    passes: 'never',
  },
  SOUND_TOO_LARGE: {
    status: 413,
    title: 'The file at this link is too large',
    remedies: ['paste'],
    passes: 'never',
  },
  SOUND_NEEDS_FFMPEG: {
    status: 409,
    title: 'This server cannot cut sound',
    remedies: ['paste'],
    passes: 'never',
  },
} as const
