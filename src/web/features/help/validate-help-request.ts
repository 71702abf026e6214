import { emailPattern } from '#product/email.ts'

/** What is wrong with each field; nothing where it is right. */
export type HelpErrors = { email?: string; helpTopic?: string }

type Given = { email: string; helpTopic: string; isSignedIn: boolean }

const minCharacters = 10

/** Validates a help request before it is sent. Only a visitor gives an email address. */
export function validateHelpRequest({ email, helpTopic, isSignedIn }: Given): HelpErrors {
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
  return topic.length < minCharacters
    ? `Please provide more details (at least ${minCharacters} characters)`
    : null
}
