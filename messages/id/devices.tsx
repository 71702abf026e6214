import type * as source from '#messages/devices.tsx'

export const devices: typeof source.devices = {
  limit: (max) => `Anda bisa masuk di ${max} perangkat sekaligus.`,
  held: (max) => `Anda masuk di ${max} perangkat lain. Hapus salah satunya untuk melanjutkan di sini.`,
  thisDevice: 'Perangkat ini',
  waiting: 'Menunggu',
  seen: (last, first) => (
    <>
      Terakhir terlihat {last}, pertama {first}
    </>
  ),
  locationUnknown: 'Tempat tidak diketahui',
  kinds: { desktop: 'Komputer', mobile: 'Ponsel', tablet: 'Tablet' },
  remove: 'Hapus',
  removeNamed: (name) => `Hapus ${name}`,
  removeThis: 'Hapus perangkat ini? Anda akan keluar di sini.',
  removeOther: 'Hapus? Perangkat itu langsung keluar.',
  removeDevice: 'Hapus perangkat',
  removed: 'Perangkat dihapus',
  error: 'Kesalahan',
  failed: 'Perangkat tidak bisa dihapus',
}
