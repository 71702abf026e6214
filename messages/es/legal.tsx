import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => (
    <>Esto es una traducción; donde difiera del texto en inglés, vale {link('el texto en inglés')}.</>
  ),
}
