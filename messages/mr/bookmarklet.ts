import type * as source from '#messages/bookmarklet.ts'

export const bookmarkName: typeof source.bookmarkName = 'Précis ने सारांश तयार करा'
