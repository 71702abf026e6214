import type * as source from '#messages/bookmarklet.ts'

export const bookmarkName: typeof source.bookmarkName = 'Précis দিয়ে সারাংশ করুন'
