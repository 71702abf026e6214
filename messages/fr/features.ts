import type * as source from '#messages/features.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'

export const features: typeof source.features = {
  title: 'Fonctions : ce que Précis fait d’une vidéo',
  description:
    'Résumés, points clés et chapitres de vidéos YouTube, chaque point recherché dans la transcription, avec sa seconde et les mots prononcés.',
  heading: 'Un résumé que vous pouvez vérifier',
  lead: 'Tout ce qui est sur cette page fonctionne. Essayez.',
  casesHeading: 'À quoi il sert',
  cases: {
    lectures: { title: 'Cours', text: 'Lisez le raisonnement avant le séminaire.' },
    research: { title: 'Recherche', text: 'Trouvez la réponse et citez-la avec son horodatage.' },
    meetings: { title: 'Webinaires et réunions', text: 'Rattrapez ce que vous avez manqué.' },
    tutorials: { title: 'Tutoriels', text: 'Commencez à l’étape qu’il vous faut.' },
    interviews: {
      title: 'Entretiens et podcasts',
      text: 'Choisissez ce qui mérite d’être écouté en entier.',
    },
    ownVideos: { title: 'Vos propres vidéos', text: 'Obtenez des notes, des chapitres, un premier jet.' },
  },
  tilesHeading: 'Ce qu’il fait',
  tiles: {
    insights: {
      title: 'Points vérifiés',
      text: (found, method) =>
        `${found} des citations vraies sont trouvées, et aucune d’un autre exposé ([notre mesure](${method})).`,
    },
    seconds: {
      title: 'La seconde où c’est dit',
      text: 'Les horodatages viennent de la transcription, jamais d’un modèle. Appuyez sur l’un d’eux.',
    },
    coverage: {
      title: 'La couverture en vue',
      text: 'D’où viennent les lignes, et d’où il n’en vient aucune.',
    },
    chapters: {
      title: 'Chapitres',
      text: 'Ceux de la chaîne, ou là où le sujet change.',
    },
    search: {
      title: 'Transcription avec recherche',
      text: 'Lancez la vidéo à n’importe quelle phrase.',
    },
    whole: {
      title: 'La vidéo entière',
      text: `Jusqu’à ${maxTranscriptSeconds / 3600} heures, par parties. Perdez-en une :`,
    },
    choices: {
      title: 'Votre langue et votre format',
      text: `${summaryLanguages.length} langues et ${summaryStyles.length} formats, là où un modèle de langage écrit.`,
    },
    allowance: {
      title: 'Un quota équitable',
      text: 'Ce qui échoue ou se répète ne compte pas.',
    },
  },
  industriesHeading: 'Où il trouve sa place',
  industries: {
    education: {
      title: 'Enseignement',
      text: 'Des fiches de révision, et des citations à reprendre avec leur horodatage.',
    },
    corporate: {
      title: 'Entreprise',
      text: 'De longs enregistrements d’un seul coup ; les chiffres que personne n’a dits sont signalés.',
    },
    creative: {
      title: 'Création',
      text: 'La phrase qui compte, et la façon dont le récit est construit.',
    },
  },
  bookmark: {
    heading: 'D’une vidéo à son résumé en un clic',
    text: 'Faites glisser ceci dans votre barre de favoris, puis cliquez dessus sur YouTube.',
    phone: 'Sur un téléphone : ajoutez Précis à l’écran d’accueil, puis partagez-lui des vidéos.',
  },
  closing: {
    heading: 'Essayez-le sur une vidéo que vous connaissez',
    text: 'C’est le moyen le plus rapide de voir s’il dit juste.',
    plans: 'Voir les forfaits',
  },
}
