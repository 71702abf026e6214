/** The largest transcript a person may give, in bytes. */
export const maxTranscriptBytes = 10 * 1024 * 1024

/** The largest piece of a recording's sound, in bytes, and the longest recording, in ms (12 hours). */
export const maxPieceBytes = 25 * 1024 * 1024
export const maxRecordingMs = 12 * 60 * 60 * 1000
/** The largest file whose sound the server takes out, in bytes. */
export const maxFileBytes = 1024 * 1024 * 1024

/** The most corrections of one call, and the most characters of a corrected line and of a name. */
export const maxCorrectionsAtOnce = 500
export const maxCorrectedLine = 2000
export const maxSpeakerName = 80

/** The most words of a person's own list, and the most characters of each. */
export const maxListedWords = 200
export const maxListedWord = 60

/** The longest video that is taken, in seconds (24 hours). */
export const maxTranscriptSeconds = 24 * 60 * 60

/** Devices that one account may be signed in with at the same time. */
export const maxActiveDevices = 3

/** The most sentences and words of one transcript: more than 24 hours of the quickest speech have. */
export const maxTranscriptSentences = 40_000
export const maxTranscriptWords = 400_000

/** The most characters of the note beside a highlighted line. */
export const maxNoteCharacters = 2000

/** The most characters of a question about a video. */
export const maxQuestionCharacters = 500

/** The most videos that are listed of a playlist or a channel. */
export const maxListedVideos = 5000

/** The most videos in one collection. */
export const maxCollectionVideos = 1000
/** So many of the newest summaries of a collection are in its feed. */
export const collectionFeedItems = 50
/** The most links that may be added to a collection at once. */
export const maxAddedLinks = 50

/** The most collections of an account, the most tags of one, the longest title and tag. */
export const maxCollections = 500
export const maxTags = 10
export const maxCollectionTitle = 120
export const maxTag = 30

/** The most sentences of a transcript that is translated: about six hours of speech. */
export const maxTranslatedLines = 5000

/** The limit of counting the rows of an admin's list; one more stands for any number above it. */
export const maxListCount = 10_000

/** The days that the list of the last videos goes back; the same for visitors and accounts. */
export const recentDays = 7

/** The number of entries in each part of an account's home page. */
export const librarySizes = { videos: 6, followed: 3, highlights: 3 } as const
