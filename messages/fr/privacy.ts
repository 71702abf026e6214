import type * as source from '#messages/privacy.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { plans } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const privacy: typeof source.privacy = {
  title: 'Confidentialité',
  description:
    'Ce que Précis conserve, pendant combien de temps, qui d’autre intervient, et comment emporter vos données ou les supprimer.',
  heading: 'Confidentialité',
  lead: 'État au 23 novembre 2026.',
  sections: {
    short: {
      heading: 'En bref',
      paragraphs: [
        'Nous gardons ce qu’il faut pour créer vos résumés, vous les montrer à nouveau et facturer ce que vous achetez. Ni publicité, ni traceurs, ni vente de données. Vous pouvez tout télécharger ou tout supprimer.',
      ],
    },
    what: {
      heading: 'Ce que nous conservons',
      paragraphs: ['Cela dépend de ce que vous faites :'],
      points: [
        'Une visite : un cookie signé avec un nombre aléatoire, posé quand il devient nécessaire, et combien de résumés vous avez créés avec lui.',
        'Une adresse e-mail que vous saisissez : avec ce cookie, pour compter vos résumés gratuits. Elle n’ouvre rien.',
        `Un compte : votre e-mail, et jusqu’à ${maxActiveDevices} appareils actifs, chacun avec son type, son navigateur et son système, son adresse IP, la ville et le pays qu’elle indique, et quand il a été vu pour la première et la dernière fois. Vous pouvez voir la liste et en retirer n’importe lequel.`,
        'Votre historique : les résumés et les transcriptions que vous avez demandés, et les questions à leur sujet avec leurs réponses.',
        'Un achat : forfait, montants, dates et identifiants de paiement de Razorpay. Les données de carte vont à Razorpay et ne nous parviennent jamais.',
        'Une demande d’aide : votre e-mail et ce que vous avez écrit.',
      ],
    },
    browser: {
      heading: 'Ce que garde votre navigateur',
      paragraphs: [
        'Le cookie de votre visite ou de votre connexion, un autre avec la langue des pages si vous l’avez choisie, et quelques entrées dans son stockage local : clair ou sombre, le style et la langue que vous avez choisis, le type de fichier enregistré en dernier, votre dernière façon de copier, la disposition de votre historique, si les raccourcis sont actifs, à quelle vitesse les résumés vous sont lus à voix haute, combien de vidéos votre liste affiche, une demande qui attend d’être envoyée (un jour au plus), combien de résumés vous avez créés, et l’e-mail et le numéro de téléphone que vous avez saisis.',
        'Jusqu’à ce que vous fermiez l’onglet, il garde aussi les notes et les messages d’aide que vous n’avez pas envoyés, ce que vous avez envoyé sans recevoir de réponse, le lien que vous avez saisi si la page doit se recharger, et la demande en cours, avec la transcription si vous en avez récupéré ou collé une. Rien de tout cela ne vous suit sur d’autres sites.',
      ],
    },
    others: {
      heading: 'Qui d’autre intervient',
      paragraphs: ['Seulement là où une tâche l’exige :'],
      points: [
        'YouTube reçoit de notre serveur l’identifiant de la vidéo quand nous récupérons une transcription ou une image, et rien sur vous. Son lecteur se charge depuis youtube-nocookie.com quand vous lancez la vidéo.',
        'Si le modèle de langage d’un fournisseur est installé, il reçoit la transcription et ce que vous demandez à son sujet, sans votre nom ni votre e-mail. Pour vérifier un résumé ou une réponse, lui ou un autre modèle de ce fournisseur reçoit chaque ligne avec les phrases autour de ses citations.',
        'Razorpay, quand vous payez.',
        'Google, quand vous choisissez de vous connecter avec lui.',
        'Un service d’e-mail, quand nous vous envoyons un code ou un reçu.',
      ],
    },
    'how-long': {
      heading: 'Combien de temps nous le gardons',
      paragraphs: [
        `Votre historique reste visible ${free.historyDays} jours avec le forfait gratuit, ${pro.historyDays} jours avec ${pro.name}, et aussi longtemps que vous voulez avec ${unlimited.name}. Ce que vous supprimez est supprimé. Quand vous supprimez votre compte, votre historique, vos appareils et vos demandes disparaissent aussi ; les traces de paiement restent aussi longtemps que la loi l’exige.`,
        'Nous gardons aussi le texte d’un résumé sans lien avec quiconque, pour que la prochaine personne qui demande la même vidéo n’ait pas à attendre. Une transcription que vous avez collée ou importée n’est qu’à vous : personne d’autre ne peut la lire, et elle disparaît quand vous la supprimez, ou au bout de 7 jours si vous n’avez pas de compte.',
        'Le journal de notre serveur ne contient ni adresses, ni liens, ni e-mails, ni transcriptions.',
        'En détail, et pourquoi :',
      ],
    },
    rights: {
      heading: 'Vos droits',
      paragraphs: [
        'Sur la page de votre compte, vous pouvez télécharger tout ce qui est à vous en un seul fichier, ou supprimer votre compte. Vous pouvez aussi demander ce que nous détenons, le faire corriger ou vous opposer à son usage : [écrivez-nous](/contact). Vous pouvez adresser une réclamation à l’autorité de protection des données de votre pays.',
      ],
    },
    safety: {
      heading: 'Comment nous les protégeons',
      paragraphs: [
        'Les connexions en https sont chiffrées. Les codes de connexion durent peu et sont conservés sous une forme qui ne peut pas être relue. Les pages ne chargent de scripts que depuis ce site ; les rares exceptions sont sur les pages qui en ont besoin. Retirer un appareil le déconnecte aussitôt.',
      ],
    },
    changes: {
      heading: 'Changements',
      paragraphs: [
        'Quand cette page change, la date ci-dessus change aussi. Si un changement compte pour vous, nous écrivons d’abord par e-mail aux titulaires de compte.',
      ],
    },
  },
}
