import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `حوالي ${time}`,
  playFrom: (time) => `تشغيل من ${time}`,
}
