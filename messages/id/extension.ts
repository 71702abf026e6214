import type * as source from '#messages/extension.ts'

export const extensionPage: typeof source.extensionPage = {
  title: 'Ekstensi peramban',
  description:
    'Ringkasan di samping video yang Anda tonton. Takarir dibaca di peramban Anda sendiri, yang tidak diblokir YouTube.',
  heading: 'Ringkasan, di samping video',
  lead: 'Tombol di bawah video, panel di sampingnya. Takarir dibaca di peramban Anda sendiri, jadi tetap berfungsi saat YouTube memblokir server kami.',
  demoHeading: 'Coba di sini',
  demoText:
    'Inilah yang ditampilkan panel untuk ceramah sungguhan. Klik sebuah waktu, dan video diputar dari sana.',
  factsHeading: 'Apa yang dilakukannya',
  facts: [
    'Membaca takarir saat Anda menekan “Summarize”, dan tidak pernah sebelumnya.',
    'Menampilkan setiap baris dengan kata-kata pembicara dan detiknya.',
    'Ikut berjalan: baris yang sedang diucapkan ditandai dalam transkrip.',
    'Berfungsi di situs lain yang videonya punya takarir teks. Video yang dilindungi ditolak.',
    'Hanya berhubungan dengan server ini. Tanpa pelacakan, tanpa kode dari tempat lain.',
  ],
  installHeading: 'Pasang',
  installText: 'Belum ada di toko ekstensi, jadi Anda memasangnya sendiri: cukup semenit.',
  connectHeading: 'Hubungkan',
  connectText:
    'Ringkasan gratis Anda dapatkan tanpa akun. Untuk memakai paket Anda, buka [halaman akun](/account) dan klik “Hubungkan ekstensi”. Di Firefox, tempel kunci dari sana di pengaturan ekstensi.',
}
