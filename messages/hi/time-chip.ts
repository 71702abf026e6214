import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `लगभग ${time}`,
  playFrom: (time) => `${time} से चलाएँ`,
}
