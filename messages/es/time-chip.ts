import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `aproximadamente ${time}`,
  playFrom: (time) => `Reproducir desde ${time}`,
}
