import { emailPattern } from '#product/email.ts'

/** What is wrong with each field; nothing where it is right. */
export type HelpFaults = { email?: string; helpTopic?: string }

type Given = { email: string; helpTopic: string; isSignedIn: boolean }

const fewestCharacters = 10

/** Looks a request for help over before it is sent. The address counts only for who is not signed in. */
export function findFaults({ email, helpTopic, isSignedIn }: Given): HelpFaults {
  const emailFault = isSignedIn ? null : faultOfEmail(email.trim())
  const topicFault = faultOfTopic(helpTopic.trim())
  return {
    ...(emailFault === null ? {} : { email: emailFault }),
    ...(topicFault === null ? {} : { helpTopic: topicFault }),
  }
}

function faultOfEmail(email: string): string | null {
  if (email === '') return 'Email is required'
  return emailPattern.test(email) ? null : 'Please enter a valid email address'
}

function faultOfTopic(topic: string): string | null {
  if (topic === '') return 'Please describe what you need help with'
  return topic.length < fewestCharacters
    ? `Please provide more details (at least ${fewestCharacters} characters)`
    : null
}
