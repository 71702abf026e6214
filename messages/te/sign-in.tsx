import type * as source from '#messages/sign-in.tsx'
import { plural } from './language.ts'

const codeText = 'ఆరు అంకెల కోడ్ ఈమెయిల్ చేస్తాం. పాస్‌వర్డ్ అక్కర్లేదు.'

export const signIn: typeof source.signIn = {
  windowTitle: 'లాగిన్: Précis',
  title: 'మీ ఖాతాలోకి లాగిన్ అవ్వండి',
  titleForSummaries: (count) => `${count} ఉచిత సారాంశాల కోసం లాగిన్ అవ్వండి`,
  titleToContinue: 'కొనసాగడానికి సైన్ ఇన్ చేయండి',
  description: codeText,
  descriptionForPlan: `ఈ ఈమెయిల్‌కు ప్లాన్ కొనడానికి దయచేసి సైన్ ఇన్ చేయండి. ${codeText}`,
  descriptionToContinue: 'మీ సారాంశాలు మీతో వస్తాయి.',
  signedInAs: (email) => <>మీరు {email}తో సైన్ ఇన్ అయ్యారు.</>,
  goOn: 'కొనసాగండి',
  held: 'సైన్ ఇన్ అయింది, వేచి ఉంది',
  or: 'లేదా',
  continueWith: (name) => `${name}తో కొనసాగండి`,
  sendCode: 'నాకు కోడ్ పంపండి',
  codeSent: (email, minutes) => (
    <>
      {email}కు కోడ్ వస్తోంది.{' '}
      {plural(minutes, {
        one: `అది ${minutes} నిమిషం పని చేస్తుంది.`,
        other: `అది ${minutes} నిమిషాలు పని చేస్తుంది.`,
      })}
    </>
  ),
  codeIsPrinted: 'ఇక్కడ మెయిల్ సర్వర్ ఏర్పాటు చేయలేదు: Précisను మొదలుపెట్టిన చోట కోడ్ కనిపిస్తుంది.',
  code: 'కోడ్',
  codeIncomplete: 'దయచేసి కోడ్‌లోని ఆరు అంకెలూ టైప్ చేయండి',
  submit: 'లాగిన్',
  otherEmail: 'వేరే ఈమెయిల్ వాడండి',
  resend: 'మరో కోడ్ పంపండి',
  resendIn: (seconds) => `${seconds} సెకన్లలో మరో కోడ్ పంపండి`,
  done: 'సైన్ ఇన్ అయింది',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'సైన్ ఇన్ రద్దయింది.',
  expired: 'చాలాసేపు పట్టింది, లేదా వేరే బ్రౌజర్‌లో మొదలైంది. దయచేసి మళ్లీ ప్రయత్నించండి.',
  emailUnverified: 'ఆ ఖాతా ఈమెయిల్ నిర్ధారణ కాలేదు. దయచేసి కోడ్‌తో సైన్ ఇన్ చేయండి.',
  unavailable: 'ప్రస్తుతం ఆ సర్వీస్ అందడం లేదు. దయచేసి కోడ్‌తో సైన్ ఇన్ చేయండి.',
  other: 'అది కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి, లేదా కోడ్‌తో సైన్ ఇన్ చేయండి.',
}
