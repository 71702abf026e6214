import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `etwa ${time}`,
  playFrom: (time) => `Abspielen ab ${time}`,
}
