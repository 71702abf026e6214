import type * as source from '#messages/failure-panel.tsx'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>Dijadwalkan pada {moment}, waktu Anda.</>,
  costs: {
    none: 'Ini tidak mengurangi sisa ringkasan Anda.',
    unknown: 'Ringkasan Anda mungkin masih dibuat. Coba lagi untuk melihatnya.',
  },
  remedies: {
    retry: 'Coba lagi',
    paste: 'Tempel transkripnya',
    another: 'Video lain',
  },
  retryIn: (time) => `Coba lagi dalam ${time}`,
  retryInMinutes: (count) => `Coba lagi dalam ${count} menit`,
  retryInHours: (count) => `Coba lagi dalam ${count} jam`,
  retryInDays: (count) => `Coba lagi dalam ${count} hari`,
  retryNow: 'Anda bisa mencoba lagi sekarang.',
  summarizeFirst: (minutes) => `Ringkas ${minutes} menit pertama`,
  showsTranscript: 'Kalau YouTube menampilkan transkrip',
  readExample: 'Atau baca contoh:',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: 'YouTube sedang memblokir server kami. Peramban Anda tidak diblokir.',
  how: (link) => (
    <>
      Buka video dengan {link('ekstensi Précis')} dan tekan “Summarize”. Di sini akan berlanjut sendiri. Atau
      buka videonya, salin transkripnya, dan tempelkan.
    </>
  ),
  open: 'Buka videonya',
}
