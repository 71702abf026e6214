import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => (
    <>Ini terjemahan; kalau berbeda dari teks bahasa Inggris, yang berlaku {link('teks bahasa Inggris')}.</>
  ),
}
