import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => (
    <>Ceci est une traduction ; là où elle s’écarte du texte anglais, {link('le texte anglais')} fait foi.</>
  ),
}
