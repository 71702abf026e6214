/** The largest transcript a person may give, in bytes. */
export const maxTranscriptBytes = 10 * 1024 * 1024

/** The longest video that is taken, in seconds (24 hours). */
export const maxTranscriptSeconds = 24 * 60 * 60

/** Devices that one account may be signed in with at the same time. */
export const maxActiveDevices = 3
