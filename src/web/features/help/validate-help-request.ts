import { emailError } from '#product/email.ts'
import type { FormErrors } from '#web/ui/use-form.ts'

type Given = { email: string; helpTopic: string; isSignedIn: boolean }

const minCharacters = 10

/** Validates a help request before it is sent. Only a visitor gives an email address. */
export function validateHelpRequest({
  email,
  helpTopic,
  isSignedIn,
}: Given): FormErrors<'email' | 'helpTopic'> {
  const wrongEmail = isSignedIn ? null : emailError(email)
  const wrongTopic = topicError(helpTopic.trim())
  return {
    ...(wrongEmail === null ? {} : { email: wrongEmail }),
    ...(wrongTopic === null ? {} : { helpTopic: wrongTopic }),
  }
}

function topicError(topic: string): string | null {
  if (topic === '') return 'Please describe what you need help with'
  return topic.length < minCharacters
    ? `Please provide more details (at least ${minCharacters} characters)`
    : null
}
