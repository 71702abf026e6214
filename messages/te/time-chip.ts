import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `సుమారు ${time}`,
  playFrom: (time) => `${time} నుంచి ప్లే చేయండి`,
}
