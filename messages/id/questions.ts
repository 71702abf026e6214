import type * as source from '#messages/questions.ts'
import { list } from './list.ts'

export const questionTexts: typeof source.questionTexts = {
  field: 'Pertanyaan Anda',
  placeholder: 'Apa yang ingin Anda ketahui?',
  ask: 'Tanya',
  suggestions: 'Pertanyaan untuk memulai',
  looking: 'Mencari jawabannya...',
  answered: (question) => `Terjawab: ${question}`,
  brokeOff: 'Jawabannya terputus. Coba lagi.',
  notCounted: 'Ini tidak mengurangi sisa pertanyaan Anda.',
  viewPlans: 'Lihat harga paket',
  dismiss: 'Singkirkan',
  earlierNotLoaded: (reason) => `Pertanyaan Anda sebelumnya tidak bisa dimuat. ${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: list,
  said: ({ title }) => `Apa yang dikatakan tentang “${title}”?`,
  matters: ({ title }) => `Mengapa “${title}” penting?`,
  about: ({ title }) => `Bagaimana dengan “${title}”?`,
  why: () => null,
}
