import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'Ringkasan AI',
  summary: 'Ringkasan',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `Membaca bagian ${Math.min(parts.done + 1, parts.total)} dari ${parts.total}...`
    if (stage === 'transcript') return 'Mengambil transkrip...'
    return stage === 'summary' ? 'Menulis ringkasan...' : 'Memeriksa baris...'
  },
  fetching: 'Mengambil transkrip...',
  unsent: 'Anda sedang luring. Ini akan dikirim saat Anda kembali.',
  unanswered: 'Belum ada jawaban. Mencoba lagi...',
  lost: 'Koneksi terputus. Ringkasan Anda masih dibuat. Menyambung kembali...',
}
