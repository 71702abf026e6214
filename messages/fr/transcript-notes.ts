import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: 'Transcription',
  later: 'Elle sera ici quand le résumé sera terminé.',
  fetching: 'Récupération de la transcription...',
  transcribed: 'Transcrite par une IA',
  transcribedNote:
    'YouTube n’a donné aucun sous-titre. Un modèle de langage a écouté : mots et horodatages peuvent être faux.',
  fromBrowser:
    'Votre navigateur a lu ces sous-titres sur la page. Personne d’autre que vous ne peut les voir.',
  automatic: 'Sous-titres automatiques : certains mots peuvent être faux.',
  captionsEnd: (end, duration) => `Les sous-titres s’arrêtent à ${end} sur ${duration}.`,
  restMissing: 'Ce qui a été dit ensuite n’y figure pas.',
  approximate: 'Les horodatages sont approximatifs (~).',
  fromPlaylist: 'Votre lien est une playlist ; voici sa première vidéo.',
}
