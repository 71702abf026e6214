import type * as source from '#messages/extension.ts'

export const extensionPage: typeof source.extensionPage = {
  title: 'Extension de navigateur',
  description:
    'Le résumé à côté de la vidéo que vous regardez. Les sous-titres sont lus dans votre propre navigateur, que YouTube ne bloque pas.',
  heading: 'Le résumé, à côté de la vidéo',
  lead: 'Un bouton sous la vidéo, un panneau à côté. Les sous-titres sont lus dans votre propre navigateur : l’extension fonctionne donc même quand YouTube bloque nos serveurs.',
  demoHeading: 'Essayez-la ici',
  demoText:
    'Voici ce que le panneau montre pour un véritable exposé. Cliquez sur un horodatage, et la vidéo démarre à cet endroit.',
  factsHeading: 'Ce qu’elle fait',
  facts: [
    'Lit les sous-titres quand vous appuyez sur « Summarize », et jamais avant.',
    'Montre chaque ligne avec les mots prononcés et la seconde.',
    'Suit la vidéo : la phrase en cours est marquée dans la transcription.',
    'Fonctionne sur d’autres sites dont les vidéos ont des sous-titres en texte. Les vidéos protégées sont refusées.',
    'Ne parle qu’à ce serveur. Pas de pistage, pas de code venu d’ailleurs.',
  ],
  installHeading: 'L’installer',
  installText: 'Elle n’est pas encore dans les boutiques : l’installer à la main prend une minute.',
  connectHeading: 'La connecter',
  connectText:
    'Vous avez vos résumés gratuits sans compte. Pour utiliser votre forfait, ouvrez la [page de votre compte](/account) et cliquez sur « Connecter l’extension ». Dans Firefox, collez une clé de cette page dans les réglages de l’extension.',
}
