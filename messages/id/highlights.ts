import type * as source from '#messages/highlights.ts'
import { number } from './language.ts'

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'Memuat sorotan Anda...',
  notLoaded: 'Sorotan Anda tidak bisa dimuat.',
  none: 'Belum ada sorotan. Buka sebuah baris dan pilih “Sorot”, atau tekan H. Sorotan dan catatan Anda tampil di sini.',
  count: (count, total) => `${count} dari ${total} baris`,
  downloadMarkdown: 'Unduh sebagai Markdown',
  downloadReadwise: 'Unduh untuk Readwise (CSV)',
  saved: 'Sorotan disimpan ke unduhan Anda',
  filter: 'Sorotan',
  highlight: 'Sorot',
  remove: 'Hapus sorotan',
  addNote: 'Tambah catatan',
  editNote: 'Ubah catatan',
  continueNote: 'Lanjutkan catatan',
  removeBoth: {
    question: 'Hapus sorotan dan catatannya?',
    confirm: 'Hapus keduanya',
    keep: 'Simpan',
  },
  notSaved: 'Itu tidak tersimpan',
  notSavedBecause: (reason) => `Itu tidak tersimpan. ${reason}`,
  announcements: {
    filtered: 'Hanya baris yang disorot yang tampil',
    all: 'Semua baris tampil',
    removed: 'Sorotan dihapus',
    highlighted: 'Disorot',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'Catatan Anda',
  save: 'Simpan catatan',
  length: (length, most) => `${number(length)} dari ${number(most)}`,
  tooLong: (length, most) => `Catatan paling banyak ${number(most)} karakter. Yang ini ${number(length)}.`,
}
