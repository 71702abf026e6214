import type * as source from '#messages/about.ts'

export const about: typeof source.about = {
  title: 'À propos',
  description: 'Pourquoi Précis existe, ce qu’il promet et comment nous travaillons.',
  heading: 'À propos de Précis',
  lead: 'Un outil pour lire les vidéos : calme, exact, et franc sur ce qu’il ne sait pas.',
  why: {
    heading: 'Pourquoi il existe',
    paragraphs: [
      'Une bonne part de ce qui mérite d’être su se dit en vidéo : cours, auditions, exposés, longs entretiens. Un texte se survole, se fouille et se cite ; une heure de vidéo prend une heure.',
      'Une machine sait écrire une page sur cette heure. Ce qu’elle ne peut pas donner toute seule, c’est une raison de croire cette page. La plupart des gens qui la lisent ne regarderont jamais la vidéo pour vérifier, et les erreurs restent où elles sont.',
    ],
  },
  promise: {
    heading: 'Ce que nous promettons',
    paragraph:
      'N’importe quelle vidéo, en bref, et chaque ligne peut être vérifiée. Chaque ligne vient avec son horodatage et avec les mots prononcés, recherchés dans la transcription. S’ils n’y sont pas, nous le disons.',
    measured: (talks, method) =>
      `La qualité de cette vérification est mesurée sur ${talks} exposés et réunions réels, et les programmes qui la mesurent sont livrés avec le code source. [Lire comment](${method})`,
  },
  manners: {
    heading: 'Notre façon de travailler',
    paragraphs: ['Quelques règles que nous nous imposons :'],
    points: [
      'Dire ce que nous savons et ce que nous ne savons pas. Si une partie d’une vidéo n’a pas pu être lue, nous l’indiquons.',
      'Ne compter que ce qui a été livré. Un échec ne compte jamais.',
      'Demander peu. Votre premier résumé n’exige pas d’e-mail, et rien ne se charge depuis d’autres sites tant que vous ne le demandez pas.',
      'Ce qui est à vous reste à vous : téléchargez tout en un seul fichier, supprimez-le quand vous voulez.',
      'Ne publier aucun chiffre que nous n’avons pas mesuré.',
    ],
  },
  name: {
    heading: 'Le nom',
    paragraphs: [
      'Un précis est un résumé qui garde le fond et l’ordre de ce qui a été dit, et n’y ajoute rien. C’était autrefois un exercice scolaire. Nous trouvons qu’il reste bon.',
    ],
  },
}
