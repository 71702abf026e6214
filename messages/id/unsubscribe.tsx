import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => (
    <>Selesai: tidak ada email rangkuman lagi. Rangkuman Anda tetap ada di halaman {link('Yang diikuti')}.</>
  ),
  what: 'Kami akan berhenti mengirim email rangkuman dari yang Anda ikuti.',
  stop: 'Hentikan email',
}
