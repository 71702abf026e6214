import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'Kembali ke atas',
  sentWhenBack: 'Permintaan Anda akan dikirim saat Anda kembali daring.',
  cancel: 'Batal',
}
