import type * as source from '#messages/sign-in.tsx'
import { plural } from './language.ts'

const codeText = 'Wir schicken dir einen sechsstelligen Code. Ein Passwort brauchst du nicht.'

export const signIn: typeof source.signIn = {
  windowTitle: 'Anmelden: Précis',
  title: 'Bei deinem Konto anmelden',
  titleForSummaries: (count) => `Anmelden für ${count} kostenlose Zusammenfassungen`,
  titleToContinue: 'Anmelden, um weiterzumachen',
  description: codeText,
  descriptionForPlan: `Bitte melde dich an, um für diese E-Mail-Adresse einen Plan zu kaufen. ${codeText}`,
  descriptionToContinue: 'Deine Zusammenfassungen kommen mit.',
  signedInAs: (email) => <>Du bist als {email} angemeldet.</>,
  goOn: 'Weiter',
  held: 'Die Anmeldung hat geklappt und wartet',
  or: 'oder',
  continueWith: (name) => `Weiter mit ${name}`,
  sendCode: 'Code schicken',
  codeSent: (email, minutes) => (
    <>
      Ein Code ist unterwegs an {email}.{' '}
      {plural(minutes, {
        one: `Er ist ${minutes} Minute gültig.`,
        other: `Er ist ${minutes} Minuten gültig.`,
      })}
    </>
  ),
  codeIsPrinted: 'Hier ist kein Mailserver eingerichtet: Der Code steht dort, wo Précis gestartet wurde.',
  code: 'Code aus der E-Mail',
  codeIncomplete: 'Bitte gib die sechs Ziffern des Codes ein',
  submit: 'Anmelden',
  otherEmail: 'Andere E-Mail-Adresse',
  resend: 'Neuen Code schicken',
  resendIn: (seconds) => `Neuer Code in ${seconds} s`,
  done: 'Angemeldet',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'Anmeldung abgebrochen.',
  expired: 'Das hat zu lange gedauert oder begann in einem anderen Browser. Bitte versuch es noch einmal.',
  emailUnverified:
    'Die E-Mail-Adresse dieses Kontos ist nicht bestätigt. Bitte melde dich stattdessen mit einem Code an.',
  unavailable:
    'Wir können diesen Anbieter gerade nicht erreichen. Bitte melde dich stattdessen mit einem Code an.',
  other: 'Das hat nicht geklappt. Bitte versuch es noch einmal oder melde dich mit einem Code an.',
}
