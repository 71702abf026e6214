import type * as source from '#messages/extension-connection.tsx'

export const extensionConnection: typeof source.extensionConnection = {
  title: 'Ekstensi peramban',
  text: 'Ringkasan di samping video, dengan akun Anda.',
  connectExtension: 'Hubungkan ekstensi',
  missing: (link) => (
    <>
      Kami tidak menemukan ekstensi di peramban ini. {link('Pasang')}, atau kalau sudah ada, buat kunci di
      bawah dan tempel di pengaturannya.
    </>
  ),
  question: 'Hubungkan ekstensi?',
  questionText:
    'Ekstensi mendapat kunci untuk membuat ringkasan, membacanya, dan bertanya dengan akun Anda. Hapus kuncinya di sini untuk memutuskannya.',
  connect: 'Hubungkan',
  connected: 'Ekstensi terhubung',
  noAnswer: 'Ekstensi tidak menjawab. Coba lagi.',
}
