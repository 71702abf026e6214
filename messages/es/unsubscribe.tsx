import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => (
    <>Listo: no recibirás más boletines por correo. Siguen estando en la página {link('Siguiendo')}.</>
  ),
  what: 'Dejaremos de enviarte por correo el boletín de lo que sigues.',
  stop: 'Dejar de recibir correos',
}
