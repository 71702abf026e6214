import type * as source from '#messages/contact.ts'
import { plans } from '#product/plans.ts'

export const contact: typeof source.contact = {
  title: 'Nous contacter',
  description: `Comment nous joindre par le formulaire d’aide. Nous répondons sous ${plans.free.supportHours} heures, sous ${plans.unlimited.supportHours} avec le plus grand forfait.`,
  heading: 'Nous contacter',
  lead: 'Chaque message est lu par une personne.',
  mailHeading: 'Écrivez-nous',
  formLabel: 'Ouvrir le formulaire d’aide',
  mailNote:
    'Dites-nous de quelle vidéo il s’agit et ce que vous avez vu. L’identifiant d’un message d’erreur nous aide à le retrouver. N’envoyez jamais de mot de passe ni de données de carte.',
  timesHeading: 'Nos délais de réponse',
  within: (hours) => `Sous ${hours} heures`,
  hoursHeading: 'Heures d’ouverture',
  hours: 'Du lundi au vendredi, de 9 h à 18 h (heure de l’Inde, IST)',
  topicsHeading: 'En quoi nous pouvons vous aider',
  topics: [
    {
      title: 'Une vidéo qui échoue',
      text: 'Les raisons courantes, et ce qui aide, se trouvent dans la [FAQ](/faq).',
    },
    {
      title: 'Un résumé erroné',
      text: 'Indiquez-nous la vidéo et la ligne. Les lignes fausses sont celles qui nous apprennent le plus.',
    },
    {
      title: 'Forfaits et paiements',
      text: 'Prélèvements, reçus, résiliation, un paiement qui n’est pas arrivé.',
    },
    {
      title: 'Votre compte',
      text: 'Connexion, appareils, téléchargement de vos données, suppression du compte.',
    },
    {
      title: 'Confidentialité et sécurité',
      text: 'Des questions sur vos données, ou une faille que vous avez trouvée.',
    },
    { title: 'Idées', text: 'Ce qui manque, et ce que vous en feriez.' },
  ],
  closing: {
    heading: 'Plus rapide que d’écrire',
    text: 'Beaucoup de réponses sont déjà ici.',
    faq: 'Questions et réponses',
    howItWorks: 'Comment ça marche',
    summarize: 'Résumer une vidéo',
  },
}
