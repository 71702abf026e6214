import type * as source from '#messages/home.ts'

export const home: typeof source.home = {
  title: 'Précis : n’importe quelle vidéo, en bref',
  heading: 'N’importe quelle vidéo, en bref. Chaque ligne vérifiée.',
  lead: 'Collez un lien, lisez le résumé, et vérifiez chaque ligne en la comparant aux mots prononcés.',
}

export const homeDescription: typeof source.homeDescription =
  'Collez un lien YouTube ou une transcription. Précis donne un résumé, des points clés et des chapitres, chacun avec les mots prononcés et la seconde où ils le sont, recherchés dans la transcription.'
