import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: 'Koneksi terputus',
  connection: 'Server tidak bisa dihubungi, atau berhenti menjawab. Periksa koneksi Anda dan coba lagi.',
  title: 'Ringkasan tidak bisa dibuat',
  apology:
    'Maaf, kami tidak bisa membuat ringkasan video ini. Ini bisa terjadi kalau videonya tidak bersuara, terlalu pendek, atau isinya sulit diolah. Silakan coba video lain.',
}

export const outcomes: typeof source.outcomes = {
  fromCache: 'Dimuat dari simpanan',
  freshSummary: 'Ringkasan baru dibuat',
  freshTranscript: 'Transkrip baru diambil',
  generatedByModel: 'Ringkasan AI siap',
  generated: 'Ringkasan siap',
  videoSummarized: 'Video YouTube Anda sudah diringkas',
  transcriptSummarized: 'Transkrip Anda sudah diringkas',
}
