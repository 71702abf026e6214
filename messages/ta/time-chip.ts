import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `சுமார் ${time}`,
  playFrom: (time) => `${time} முதல் இயக்கு`,
}
