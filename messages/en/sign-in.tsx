import type { ReactNode } from 'react'
import { plural } from './language.ts'

const codeText = "We'll email you a six-digit code. No password needed."

/** The sign-in, as a page and as a dialog: an address, then the code that was sent to it. */
export const signIn = {
  windowTitle: 'Login: Précis',
  /** What the sign-in is for, in its heading and below it. */
  title: 'Login to Your Account',
  titleForSummaries: (count: number) => `Login for ${count} Free Summaries`,
  titleToContinue: 'Sign in to continue',
  description: codeText,
  descriptionForPlan: `Please sign in to buy a plan for this email. ${codeText}`,
  descriptionToContinue: 'Your summaries come with you.',
  signedInAs: (email: ReactNode) => <>You're signed in as {email}.</>,
  goOn: 'Continue',
  /** Over what a person reads who signed in on one device too many. */
  held: 'Your sign-in worked, and waits',
  /** Between the two ways to sign in. */
  or: 'or',
  /** The name of another site that one can sign in with. */
  continueWith: (name: string) => `Continue with ${name}`,
  sendCode: 'Send me a code',
  codeSent: (email: ReactNode, minutes: number) => (
    <>
      A code is on its way to {email}.{' '}
      {plural(minutes, {
        one: `It's valid for ${minutes} minute.`,
        other: `It's valid for ${minutes} minutes.`,
      })}
    </>
  ),
  codeIsPrinted: 'No mail server is set up here: the code is printed where Précis was started.',
  code: 'Code',
  codeIncomplete: 'Please enter the six digits of the code',
  submit: 'Login',
  otherEmail: 'Use another email',
  resend: 'Send another code',
  resendIn: (seconds: number) => `Send another code in ${seconds} s`,
  done: 'Signed in',
}

/** Why the way over another site did not end in a sign-in. */
export const signInFailures = {
  cancelled: 'Sign-in cancelled.',
  expired: 'That took too long, or started in another browser. Please try again.',
  emailUnverified: "That account's email isn't verified. Please sign in with a code instead.",
  unavailable: "We can't reach that provider right now. Please sign in with a code instead.",
  other: "That didn't work. Please try again, or sign in with a code.",
}
