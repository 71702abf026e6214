import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => (
    <>Pronto: não enviaremos mais boletins por e-mail. Eles continuam na página {link('Seguindo')}.</>
  ),
  what: 'Vamos parar de enviar por e-mail o boletim do que você segue.',
  stop: 'Parar os e-mails',
}
