import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `cerca de ${time}`,
  playFrom: (time) => `Reproduzir a partir de ${time}`,
}
