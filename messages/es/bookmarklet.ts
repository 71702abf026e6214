import type * as source from '#messages/bookmarklet.ts'

export const bookmarkName: typeof source.bookmarkName = 'Resumir con Précis'
