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
} as const
