import type * as source from '#messages/translations.tsx'
import { number } from './language.ts'
import { list } from './list.ts'

const unusable = 'Jawaban model AI tidak bisa dipakai. Coba lagi, atau pilih bahasa lain.'

export const translationTexts: typeof source.translationTexts = {
  needsModel: 'Menerjemahkan perlu model bahasa, dan server ini tidak punya. Pengelolanya bisa memasangnya.',
  tooLong: (lines) => `Transkrip sampai ${number(lines)} baris bisa diterjemahkan.`,
  into: 'Terjemahkan ke',
  choose: 'Pilih bahasa',
  ready: (language) => `${language} (siap)`,
  working: (language) => `Menerjemahkan ke ${language}...`,
  progress: (done, total) => `${done} dari ${total} baris`,
  cancel: 'Batal',
  backOn: (moment) => `Tersedia lagi pada ${moment}.`,
  doneSoFar: (done, total) => `${done} dari ${total} baris sudah diterjemahkan.`,
  continue: 'Lanjutkan',
  start: (language) => `Terjemahkan ke ${language}`,
  unchecked: 'Model bahasa menerjemahkan setiap baris. Hasilnya tidak diperiksa siapa pun.',
  by: (names, models) => <>{models(`Diterjemahkan oleh ${list(names)}`)}, tidak diperiksa.</>,
  stayOriginal: (count) => `${count} baris tetap dalam bahasa asli.`,
  download: (language) => `Unduh ${language}`,
  leftToday: (remaining, perDay) => `Sisa ${remaining} dari ${perDay} hari ini.`,
  nextFree: (moment) => `Yang berikutnya tersedia pada ${moment}.`,
  used: (perDay) => `${perDay} terjemahan Anda untuk hari ini sudah dipakai.`,
  causes: {
    outage: 'Model AI tidak menjawab. Coba lagi beberapa menit lagi.',
    cut: unusable,
    unusable,
    unfound: unusable,
    run: 'Menerjemahkan sisanya akan memakan lebih banyak AI daripada jatah satu transkrip.',
    earlier: 'Jatah AI tadi habis. Sekarang ada ruang lagi.',
    all: 'Jatah AI hari ini untuk semua orang sudah habis.',
    visitors: 'Jatah AI hari ini untuk pengunjung sudah habis. Akun punya jatah sendiri.',
    network: 'Jaringan Anda sudah menghabiskan jatah AI hari ini untuk pengunjung. Akun punya jatah sendiri.',
    free: 'Jatah AI hari ini untuk akun gratis sudah habis. Setiap paket punya jatah sendiri.',
    'free-account': 'Anda sudah menghabiskan jatah AI hari ini. Setiap paket punya jatah sendiri.',
    'paid-account': 'Anda sudah menghabiskan jatah AI paket Anda untuk hari ini.',
  },
}
