import type * as source from '#messages/shortcuts.ts'

export const shortcutTexts: typeof source.shortcutTexts = {
  title: 'Pintasan papan ketik',
  singleKeys: 'Pakai pintasan satu tombol',
  dragBookmarklet: 'Seret ini ke bilah markah Anda. Klik saat di YouTube untuk membuka videonya di sini.',
  space: 'Spasi',
  does: {
    input: 'Ajukan pertanyaan di samping ringkasan; di tempat lain, ke kolom tautan',
    list: 'Tampilkan daftar ini',
    play: 'Putar atau jeda video, begitu berjalan; jeda suara selagi membacakan',
    seek: 'Mundur atau maju 5 detik, begitu berjalan',
    moments:
      'Momen berikutnya atau sebelumnya, selagi hanya cuplikan yang diputar; baris berikutnya atau sebelumnya selagi suara membacakan',
    lines: 'Baris ringkasan berikutnya atau sebelumnya, dengan buktinya',
    said: 'Putar yang diucapkan',
    highlight: 'Sorot baris itu, atau hapus sorotannya',
    note: 'Tulis catatan tentangnya',
    share: 'Bagikan',
    transcript: 'Tampilkan transkrip di samping ringkasan',
    close: 'Tutup yang terbuka',
    notification: 'Ke pemberitahuan',
  },
}
