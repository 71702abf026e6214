import type * as source from '#messages/time-chip.ts'

export const timeChip: typeof source.timeChip = {
  about: (time) => `सुमारे ${time}`,
  playFrom: (time) => `${time} पासून प्ले करा`,
}
