import type * as source from '#messages/quota-line.tsx'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) => `${count} ringkasan gratis hari ini`,
  freeLeftToday: (count) => `Sisa ${count} ringkasan gratis hari ini`,
  left: (count) => `Sisa ${count} ringkasan`,
  noneLeft: (link) => <>Sisa 0 ringkasan. {link('Dapatkan lebih banyak')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      Sisa 0 ringkasan. Ada lagi pada {moment}, atau {link('dapatkan sekarang')}
    </>
  ),
}
