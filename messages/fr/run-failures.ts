import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: 'La connexion a été perdue',
  connection:
    'Nous n’avons pas pu joindre le serveur, ou il a cessé de répondre. Vérifiez votre connexion et réessayez.',
  title: 'Impossible de créer le résumé',
  apology:
    'Nous n’avons pas pu créer de résumé pour cette vidéo, toutes nos excuses. Cela peut arriver si la vidéo n’a pas de son, est trop courte ou a un contenu difficile à traiter. Essayez une autre vidéo.',
}

export const outcomes: typeof source.outcomes = {
  fromCache: 'Chargé depuis le cache',
  freshSummary: 'Nouveau résumé créé',
  freshTranscript: 'Nouvelle transcription créée',
  generatedByModel: 'Résumé par IA créé',
  generated: 'Résumé créé',
  videoSummarized: 'Votre vidéo YouTube a été résumée',
  transcriptSummarized: 'Votre transcription a été résumée',
}
