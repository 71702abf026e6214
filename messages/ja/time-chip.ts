import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `約${time}`,
  playFrom: (time) => `${time}から再生`,
}
