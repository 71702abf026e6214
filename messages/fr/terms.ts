import type * as source from '#messages/terms.ts'
import { questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

export const terms: typeof source.terms = {
  title: 'Conditions',
  description:
    'Les règles d’utilisation de Précis : ce qu’est un résumé, usage raisonnable, forfaits et paiement, résiliation, responsabilité.',
  heading: 'Conditions',
  lead: 'État au 21 novembre 2026. Écrites pour être lues.',
  sections: {
    service: {
      heading: 'Le service',
      paragraphs: [
        'Précis crée des résumés de vidéos à partir de leurs transcriptions et montre sur quoi repose chaque affirmation. L’utiliser, c’est accepter ces conditions.',
        'Nous faisons en sorte qu’il reste disponible, mais ne pouvons pas promettre qu’il le soit toujours. Il dépend d’autres services, de YouTube surtout, et une vidéo peut devenir inaccessible à tout moment.',
      ],
    },
    summaries: {
      heading: 'Ce qu’est un résumé, et ce qu’il n’est pas',
      paragraphs: [
        'Un résumé est une aide à la lecture. Une ligne marquée « Vérifié » a une citation qui est dans la transcription, rien de ce que nous comparons ne diffère, et un vérificateur dit qu’elle en découle. Les trois peuvent se tromper, et la transcription aussi. Ne vous en remettez pas à lui seul pour des décisions de santé, de droit, d’argent ou de sécurité.',
      ],
    },
    account: {
      heading: 'Votre compte',
      paragraphs: [
        'Gardez votre messagerie pour vous : toute personne qui peut la lire peut se connecter. Un compte est pour une seule personne. Une personne a un seul quota gratuit, avec ou sans compte.',
      ],
    },
    use: {
      heading: 'Usage raisonnable',
      paragraphs: [
        `Chaque forfait a une limite de ${summariesPerMinute} résumés et ${questionsPerMinute} questions par minute. Merci de ne pas :`,
      ],
      points: [
        'contourner les limites, ni ralentir le service pour les autres ;',
        'nous donner des transcriptions que vous n’avez pas le droit d’utiliser ;',
        'faire passer des résumés pour les mots de la personne qui parle, ni vous en servir pour nuire à autrui ;',
        'revendre l’accès.',
      ],
    },
    rights: {
      heading: 'Ce qui est à qui',
      paragraphs: [
        'Les vidéos et les transcriptions appartiennent aux personnes qui les ont faites. Ce que vous nous donnez reste à vous ; vous nous permettez d’y travailler pour vous. Les résumés faits pour vous sont à votre disposition, dans les limites des droits sur la vidéo.',
      ],
    },
    payment: {
      heading: 'Forfaits et paiement',
      paragraphs: [
        'Les forfaits payants sont facturés chaque mois à l’avance, en roupies indiennes, par Razorpay, au prix de notre page des [tarifs](/pricing), jusqu’à résiliation.',
        'Vous pouvez résilier à tout moment. Le forfait reste valable jusqu’à la fin du mois que vous avez payé, et plus rien ne vous est prélevé. Si un renouvellement échoue, vous avez 3 jours pour y remédier ; ensuite, votre compte passe au forfait gratuit.',
        'Là où les pages disent que la facturation est une démonstration, rien n’est prélevé, et les forfaits que vous avez essayés prennent fin quand les vrais paiements commencent.',
      ],
    },
    end: {
      heading: 'Y mettre fin',
      paragraphs: [
        'Vous pouvez arrêter et supprimer votre compte quand vous voulez. Nous pouvons fermer un compte qui enfreint ces conditions, après un avertissement si possible, et nous remboursons le temps non utilisé, sauf si le manquement était grave.',
      ],
    },
    liability: {
      heading: 'Responsabilité',
      paragraphs: [
        'Nous sommes responsables de ce que la loi ne nous permet pas d’exclure. Au-delà, notre responsabilité est limitée à ce que vous avez payé dans les douze mois précédents.',
      ],
    },
    changes: {
      heading: 'Changements et droit',
      paragraphs: [
        'Quand ces conditions changent, nous prévenons les titulaires de compte par e-mail au moins 14 jours avant. Le droit indien s’applique ; vous gardez les droits de consommation que la loi de votre pays vous donne. Des questions ? [Contactez-nous](/contact).',
      ],
    },
  },
}
