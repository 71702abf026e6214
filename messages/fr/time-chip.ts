import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `environ ${time}`,
  playFrom: (time) => `Lancer à ${time}`,
}
