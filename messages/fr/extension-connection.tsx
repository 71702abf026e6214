import type * as source from '#messages/extension-connection.tsx'

export const extensionConnection: typeof source.extensionConnection = {
  title: 'Extension de navigateur',
  text: 'Des résumés à côté de la vidéo, avec votre compte.',
  connectExtension: 'Connecter l’extension',
  missing: (link) => (
    <>
      Nous n’avons pas trouvé l’extension dans ce navigateur. {link('Installez-la')} ou, si elle y est, créez
      une clé ci-dessous et collez-la dans ses réglages.
    </>
  ),
  question: 'Connecter l’extension ?',
  questionText:
    'Elle reçoit une clé pour créer des résumés, les lire et poser des questions avec votre compte. Supprimez la clé ici pour la déconnecter.',
  connect: 'Connecter',
  connected: 'Extension connectée',
  noAnswer: 'L’extension n’a pas répondu. Réessayez.',
}
