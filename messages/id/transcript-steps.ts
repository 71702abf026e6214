import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'Buka videonya di YouTube di komputer.',
  unfold: 'Buka deskripsinya dan tekan “Tampilkan transkrip”.',
  copy: 'Pilih baris-barisnya, salin, dan tempel di sini.',
}
