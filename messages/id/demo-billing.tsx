import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>
      {strong('Tagihan peragaan.')} Pembayaran belum dipasang di server ini: tidak ada yang ditagih, dan Anda
      bisa mencoba setiap paket.
    </>
  ),
}
