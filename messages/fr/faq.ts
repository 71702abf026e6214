import type * as source from '#messages/faq.ts'
import { maxActiveDevices, maxTranscriptSeconds } from '#product/limits.ts'
import {
  dayWindowHours,
  plans,
  questionsPerMinute,
  summariesPerMinute,
  visitorPastedMegabytes,
} from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { plural } from './language.ts'

const { free, pro, unlimited } = plans
const freeSummaries = free.allowance?.summaries ?? 0
const proSummaries = pro.allowance?.summaries ?? 0

export const faqPage: typeof source.faqPage = {
  title: 'Questions fréquentes',
  description:
    'Des réponses sur les résumés, les forfaits, les limites et la confidentialité, et que faire quand une vidéo ne peut pas être résumée.',
  heading: 'Questions fréquentes',
  lead: 'Des réponses courtes. S’il manque la vôtre, écrivez-nous.',
  search: 'Rechercher dans les réponses',
  found: (count) => plural(count, { one: `${count} réponse`, other: `${count} réponses` }),
  nothing: 'Aucune réponse ne contient ces mots.',
  write: 'Nous écrire',
  closing: {
    heading: 'Toujours sans solution ?',
    text: 'Écrivez-nous, ou essayez simplement : votre premier résumé ne demande pas de compte.',
    contact: 'Nous contacter',
  },
}

export const questionGroups: typeof source.questionGroups = {
  'getting-started': {
    title: 'Premiers pas',
    questions: [
      {
        question: 'Que fait Précis ?',
        answer:
          'Collez un lien YouTube. Précis lit la transcription et vous donne un résumé, des points clés et des chapitres. À côté de chaque ligne figurent son horodatage et les mots prononcés, pour que vous puissiez vérifier.',
      },
      {
        question: 'Ai-je besoin d’un compte ?',
        answer:
          'Pas pour le premier résumé. Ajoutez votre e-mail pour en avoir un de plus. Connectez-vous avec un code envoyé par e-mail, ou avec Google là où c’est proposé, et votre historique vous suit sur d’autres appareils.',
      },
      {
        question: 'Quels liens fonctionnent ?',
        answer:
          'N’importe quel lien YouTube : vidéos, Shorts et directs enregistrés. Une playlist donne sa première vidéo ; connectez-vous pour choisir dans une playlist ou une chaîne.',
      },
      {
        question: 'Puis-je l’utiliser sans lien ?',
        answer:
          'Oui. Collez une transcription, ou importez un fichier de sous-titres ou de texte. Cours, podcasts et réunions fonctionnent comme les vidéos.',
      },
      {
        question: 'Puis-je poser une question à une vidéo ?',
        answer:
          'Oui, sous chaque résumé. La réponse est ce que la personne en dit, avec des horodatages à lancer. Si la vidéo n’en parle pas, nous vous le disons. Dans votre historique, la recherche interroge toutes vos vidéos.',
      },
    ],
  },
  'pricing-and-plans': {
    title: 'Tarifs et forfaits',
    questions: [
      {
        question: 'Combien cela coûte-t-il ?',
        answer: ({ proPrice, unlimitedPrice }) =>
          `${free.name} : ${freeSummaries} résumés par ${dayWindowHours} heures, gratuitement. ${pro.name} : ${proSummaries} résumés par mois pour ${proPrice} par mois. ${unlimited.name} : aucun quota à compter, pour ${unlimitedPrice} par mois. Les détails sont sur la page des [tarifs](/pricing).`,
      },
      {
        question: 'Quand le quota gratuit revient-il ?',
        answer: `${dayWindowHours} heures après votre premier résumé.`,
      },
      {
        question: 'Qu’est-ce qui compte comme un résumé ?',
        answer:
          'Un résumé que vous avez reçu. Ceux qui échouent, que vous annulez ou qui reprennent une vidéo dans la même période ne comptent pas.',
      },
      {
        question: 'Qu’est-ce qui compte comme une question ?',
        answer: `Une question à laquelle un modèle de langage a répondu : ${free.questions} questions par jour sur des vidéos avec ${free.name}, ${pro.questions} questions par jour sur des vidéos avec ${pro.name}. La même question posée à nouveau, celle qui échoue et celle à laquelle seuls des passages répondent ne comptent pas.`,
      },
      {
        question: 'Puis-je résilier ?',
        answer:
          'À tout moment. Votre forfait reste valable jusqu’à la fin du mois que vous avez payé, et plus rien ne vous est prélevé.',
      },
      {
        question: 'Illimité, vraiment ?',
        answer: `Il n’y a aucun quota à épuiser. Chaque forfait a une limite de ${summariesPerMinute} résumés et ${questionsPerMinute} questions par minute, pour qu’un programme ne puisse pas ralentir tout le monde.`,
      },
      {
        question: 'Comment payer ?',
        answer:
          'Chaque mois, en roupies indiennes, par carte ou par tout autre moyen que propose Razorpay. Les données de votre carte vont à Razorpay, jamais à nous.',
      },
    ],
  },
  'features-and-functionality': {
    title: 'Fonctions et fonctionnement',
    questions: [
      {
        question: 'Les résumés sont-ils fiables ?',
        answer: ({ talks, found, otherTalk, method }) =>
          `Nous mesurons la vérification : sur ${talks} exposés, ${found} des citations vraies ont été retrouvées, et ${otherTalk} des citations d’un autre exposé sont passées ([comment nous l’avons mesuré](${method})). Ensuite, du code compare chaque ligne à ce qui a été dit autour de sa citation, et laisse passer certains mensonges ([mesures](/score)) ; un vérificateur, là où il est installé, peut se tromper aussi. C’est pourquoi la citation figure à côté de chaque ligne.`,
      },
      {
        question: 'Quelle peut être la durée d’une vidéo ?',
        answer: `Jusqu’à ${maxTranscriptSeconds / 3600} heures. Les longues vidéos sont lues par parties. Si une partie ne peut pas être lue, le résultat dit laquelle.`,
      },
      {
        question: 'Quelles langues sont prises en charge ?',
        answer: `Nous détectons la langue de la vidéo. Là où un modèle de langage est installé, choisissez parmi ${summaryLanguages.length} langues pour le résumé ; par défaut, c’est le français. Le programme intégré garde la langue de la vidéo.`,
      },
      {
        question: 'Les résumés sont-ils écrits par une IA ?',
        answer:
          'Là où un modèle de langage est installé, oui. Sinon, le texte est fait des phrases clés de la personne qui parle. Chaque résultat dit ce qu’il en est.',
      },
      {
        question: 'Puis-je télécharger un résumé ?',
        answer: `Vous pouvez copier avec tous les forfaits. Le téléchargement est compris dans ${pro.name} et ${unlimited.name}.`,
      },
      {
        question: 'Combien de temps puis-je voir mon historique ?',
        answer: `${free.historyDays} jours avec ${free.name}, ${pro.historyDays} jours avec ${pro.name}, et en entier avec ${unlimited.name}.`,
      },
    ],
  },
  'privacy-and-security': {
    title: 'Confidentialité et sécurité',
    questions: [
      {
        question: 'Qui peut voir ce que je résume ?',
        answer:
          'Vous, et toute personne qui a un lien que vous choisissez de partager. Saisir votre adresse e-mail n’ouvre rien : l’historique, le forfait et les appareils exigent une connexion.',
      },
      {
        question: 'Chargez-vous quelque chose depuis d’autres sites ?',
        answer:
          'Pas tant que vous ne le demandez pas. Le lecteur se charge depuis YouTube quand vous lancez la vidéo, et le formulaire de paiement depuis Razorpay quand vous achetez. Ni publicité, ni traceurs.',
      },
      {
        question: 'Puis-je emporter mes données, ou les supprimer ?',
        answer:
          'Les deux, sur la page de votre compte : téléchargez tout ce qui est à vous en un seul fichier, ou supprimez votre compte. La page [confidentialité](/privacy) en dit plus.',
      },
      {
        question: 'Combien d’appareils puis-je utiliser ?',
        answer: `Jusqu’à ${maxActiveDevices} à la fois. Pour en utiliser un autre, retirez-en d’abord un. Il est alors déconnecté aussitôt.`,
      },
    ],
  },
  'technical-and-troubleshooting': {
    title: 'Technique et dépannage',
    questions: [
      {
        question: 'Pourquoi n’y a-t-il pas de résumé de ma vidéo ?',
        answer:
          'Le plus souvent, la vidéo n’a pas de sous-titres, est privée ou soumise à une limite d’âge, vous avez atteint votre limite du jour, ou votre connexion est mauvaise. La page dit ce qu’il en est, et un échec ne compte pas.',
      },
      {
        question: 'La vidéo n’a pas de sous-titres. Que faire ?',
        answer:
          'Collez une transcription, ou importez-en une en .srt, .vtt, .json3 ou texte brut. YouTube en propose souvent une à copier, sous « Afficher la transcription », en dessous de la vidéo.',
      },
      {
        question: 'Combien de temps gardez-vous une transcription que je colle ?',
        answer: ({ freeRoom, proRoom, unlimitedRoom }) =>
          `${retentionDays.visitorPaste} jours sans compte. Avec un compte, jusqu’à ce que vous la supprimiez. Il y a de la place pour ${visitorPastedMegabytes} Mo sans compte, ${freeRoom} avec ${free.name}, ${proRoom} avec ${pro.name} et ${unlimitedRoom} avec ${unlimited.name}. Une heure de parole prend environ 0,03 Mo.`,
      },
      {
        question: 'J’ai fermé la page pendant la création d’un résumé. Est-il perdu ?',
        answer:
          'Non. Il continue, et il est là à votre retour, sur tout appareil où vous utilisez votre compte. Seul « Annuler » l’arrête.',
      },
      {
        question: 'Que signifie la marque à côté d’une ligne ?',
        answer:
          'Vérifié (un point plein) : la citation est dans la transcription, rien de ce que nous comparons ne diffère, et un vérificateur dit que la ligne en découle. Mots trouvés (un anneau avec une coche) : la citation y est, mais la ligne dit des choses que nous n’y avons pas retrouvées, ou aucun vérificateur n’a dit oui. Diffère (un signe égal barré) : la ligne et les mots disent des choses différentes, ou le vérificateur dit que la ligne n’en découle pas. Introuvable (un point d’exclamation) : nous n’avons pas trouvé la citation. Non prouvé, avec la même marque : une IA a écrit la transcription. Cité (un anneau avec un point) : la ligne est une phrase de la personne qui parle. Un anneau vide : la vérification est en cours.',
      },
      {
        question: 'Quels navigateurs fonctionnent ?',
        answer:
          'Les versions actuelles de tous les grands navigateurs, sur téléphone et sur ordinateur. Vous pouvez lire ces pages sans JavaScript, mais les résumés en ont besoin.',
      },
    ],
  },
}
