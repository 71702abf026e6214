import type * as source from '#messages/list.ts'

export const list: typeof source.list = (items) => items.join(', ')
