import type * as source from '#messages/paste-dialog.tsx'
import { number } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: 'Tempel transkrip',
  forAccount: (limit) =>
    `Takarir atau teks biasa, dengan atau tanpa waktu, sampai ${limit}. Hanya Anda yang bisa melihatnya, dan tetap ada di riwayat Anda sampai dihapus.`,
  forVisitor: (limit, days) =>
    `Takarir atau teks biasa, dengan atau tanpa waktu, sampai ${limit}. Hanya Anda yang bisa melihatnya. Kami menyimpannya ${days} hari, atau di riwayat Anda kalau Anda masuk.`,
  transcript: 'Transkrip',
  placeholder: '0:00 Selamat datang, semuanya.\n0:04 Hari ini kita bicara tentang bulan.',
  whereToFind: 'Di mana saya menemukannya?',
  file: (button, rest) => (
    <>
      {button('Pilih berkas takarir')}
      {rest(' atau jatuhkan di sini')}
    </>
  ),
  removeFile: 'Buang berkas',
  videoTitle: 'Judul (boleh dikosongkan)',
  videoLink: 'Tautan video (boleh dikosongkan)',
  videoLinkHint: 'Dengan tautan, klik pada sebuah waktu memutar video dari sana.',
  submit: 'Ringkas',
  missing: 'Tempel transkrip atau pilih berkas.',
  emptyFile: 'Berkasnya kosong.',
  tooLarge: (size, limit) => `Ini ${size}. Transkrip boleh sampai ${limit}.`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
}

const small = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) => `${number(count)} baris`,
  withoutTimes: 'tanpa waktu',
  seconds: (count) => `${count} detik`,
  minutes: (count) => `${number(count)} menit`,
  speakers: (count) => `${small[count] ?? count} pembicara`,
  list: (facts) => facts.join(', '),
}
