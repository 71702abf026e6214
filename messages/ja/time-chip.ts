import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `${time}頃`,
  playFrom: (time) => `${time}から再生`,
}
