import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => (
    <>Esta é uma tradução; onde ela diferir do texto em inglês, vale {link('o texto em inglês')}.</>
  ),
}
