import type * as source from '#messages/sign-in.tsx'
import { plural } from './language.ts'

const codeText = 'Nous vous enverrons par e-mail un code à six chiffres. Pas besoin de mot de passe.'

export const signIn: typeof source.signIn = {
  windowTitle: 'Connexion : Précis',
  title: 'Connexion à votre compte',
  titleForSummaries: (count) =>
    plural(count, {
      one: `Connectez-vous pour ${count} résumé gratuit`,
      other: `Connectez-vous pour ${count} résumés gratuits`,
    }),
  titleToContinue: 'Connectez-vous pour continuer',
  description: codeText,
  descriptionForPlan: `Connectez-vous pour acheter un forfait pour cet e-mail. ${codeText}`,
  descriptionToContinue: 'Vos résumés vous suivent.',
  signedInAs: (email) => <>Votre session est ouverte avec {email}.</>,
  goOn: 'Continuer',
  held: 'Votre connexion a réussi et attend',
  or: 'ou',
  continueWith: (name) => `Continuer avec ${name}`,
  sendCode: 'M’envoyer un code',
  codeSent: (email, minutes) => (
    <>
      Un code est en route vers {email}.{' '}
      {plural(minutes, {
        one: `Il est valable ${minutes} minute.`,
        other: `Il est valable ${minutes} minutes.`,
      })}
    </>
  ),
  codeIsPrinted:
    'Aucun serveur de messagerie n’est configuré ici : le code s’affiche là où Précis a été démarré.',
  code: 'Code reçu',
  codeIncomplete: 'Saisissez les six chiffres du code',
  submit: 'Se connecter',
  otherEmail: 'Utiliser un autre e-mail',
  resend: 'Envoyer un autre code',
  resendIn: (seconds) => `Envoyer un autre code dans ${seconds} s`,
  done: 'Connexion réussie',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'Connexion annulée.',
  expired: 'Cela a pris trop de temps, ou a commencé dans un autre navigateur. Veuillez réessayer.',
  emailUnverified: 'L’e-mail de ce compte n’est pas vérifié. Connectez-vous plutôt avec un code.',
  unavailable: 'Nous ne pouvons pas joindre ce fournisseur en ce moment. Connectez-vous plutôt avec un code.',
  other: 'Cela n’a pas fonctionné. Réessayez, ou connectez-vous avec un code.',
}
