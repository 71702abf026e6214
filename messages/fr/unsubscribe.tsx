import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => (
    <>
      C’est fait : vous ne recevrez plus d’e-mails de récapitulatif. Vos récapitulatifs restent sur la page{' '}
      {link('Suivi')}.
    </>
  ),
  what: 'Nous cesserons de vous envoyer par e-mail le récapitulatif de ce que vous suivez.',
  stop: 'Arrêter les e-mails',
}
