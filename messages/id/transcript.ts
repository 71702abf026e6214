import type * as source from '#messages/transcript.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `Buat ${name}`,
  shifted: (from, to) =>
    `Waktu dalam berkas ini mulai dari ${from}. Kami menggesernya agar mulai dari ${to}.`,
  summarizeThese: 'Ringkas takarir ini',
  tryAgain: 'Coba lagi',
  copy: 'Salin transkrip',
  download: 'Unduh transkrip',
  text: 'Teks',
  downloadAs: (format) => `Unduh sebagai ${format}`,
  downloadTranslation: (language, format) => `Unduh ${language} sebagai ${format}`,
  downloaded: 'Terunduh',
  saved: 'Transkrip disimpan ke unduhan Anda',
  search: 'Cari dalam transkrip',
  region: 'Teks transkrip',
  more: 'Tampilkan kalimat lagi',
  noneFound: 'Tidak ada kalimat yang memuat kata-kata ini.',
  found: (count, total) => `${count} dari ${total} kalimat`,
  translate: 'Terjemahkan',
  original: 'Asli',
  translatedFile: (language) => `${language}, oleh model, tidak diperiksa`,
  follow: 'Ikuti pemutar',
}
