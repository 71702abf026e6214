import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: 'Transkrip',
  later: 'Akan ada di sini saat ringkasannya selesai.',
  fetching: 'Mengambil transkrip...',
  transcribed: 'Didengar AI',
  transcribedNote:
    'YouTube tidak memberi takarir. Model bahasa mendengarkannya: kata dan waktunya bisa salah.',
  fromBrowser: 'Peramban Anda membaca takarir ini dari halamannya. Hanya Anda yang bisa melihatnya.',
  automatic: 'Takarir otomatis: sebagian kata bisa salah.',
  captionsEnd: (end, duration) => `Takarir berakhir pada ${end} dari ${duration}.`,
  restMissing: 'Yang diucapkan setelah itu tidak termasuk.',
  approximate: 'Waktunya perkiraan (~).',
  fromPlaylist: 'Tautan Anda sebuah playlist; ini video pertamanya.',
}
