import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `sekitar ${time}`,
  playFrom: (time) => `Putar dari ${time}`,
}
