import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `আনুমানিক ${time}`,
  playFrom: (time) => `${time} থেকে চালান`,
}
