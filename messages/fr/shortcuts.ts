import type * as source from '#messages/shortcuts.ts'

export const shortcutTexts: typeof source.shortcutTexts = {
  title: 'Raccourcis clavier',
  singleKeys: 'Utiliser les raccourcis à une touche',
  dragBookmarklet:
    'Faites glisser ceci dans votre barre de favoris. Cliquez dessus sur YouTube pour ouvrir ici cette vidéo.',
  space: 'Espace',
  does: {
    input: 'Poser une question à côté d’un résumé ; ailleurs, aller au champ du lien',
    list: 'Afficher cette liste',
    play: 'Lancer la vidéo ou la mettre en pause, une fois qu’elle est lancée ; mettre la voix en pause pendant qu’elle lit',
    seek: 'Reculer ou avancer de 5 secondes, une fois la vidéo lancée',
    moments:
      'Extrait suivant ou précédent, quand seuls les temps forts passent ; ligne suivante ou précédente pendant que la voix lit',
    lines: 'Ligne suivante ou précédente d’un résumé, avec sa preuve',
    said: 'Lancer ce qui a été dit',
    highlight: 'Surligner cette ligne, ou retirer son surlignage',
    note: 'Y écrire une note',
    share: 'La partager',
    transcript: 'Afficher la transcription à côté d’un résumé',
    close: 'Fermer ce qui est ouvert',
    notification: 'Aller à la notification',
  },
}
