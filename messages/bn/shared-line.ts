import type * as source from '#messages/shared-line.ts'

export const sharedLine: typeof source.sharedLine = { title: 'শেয়ার করা লাইন' }
