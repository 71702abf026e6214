import type * as source from '#messages/help.ts'

export const helpTexts: typeof source.helpTexts = {
  title: 'Perlu bantuan?',
  description: 'Ceritakan apa yang Anda coba dan apa yang terjadi. Tautan ke videonya membantu.',
  replyHint: 'Kami akan membalas ke alamat ini.',
  topic: 'Apa yang perlu dibantu?',
  send: 'Kirim',
  sent: 'Permintaan bantuan terkirim',
  answerWithin: (hours) => `Kami akan menjawab dalam ${hours} jam.`,
  topicMissing: 'Jelaskan apa yang perlu dibantu',
  topicShort: (least) => `Jelaskan lebih rinci (paling sedikit ${least} karakter)`,
}
