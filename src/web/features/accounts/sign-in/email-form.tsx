import { storedEmail } from '#web/session/stored-contact.ts'
import { emailField, validateEmail } from '#web/ui/email-field.ts'
import { useForm } from '#web/ui/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SignInFlow } from './use-sign-in.ts'

/** Takes the address that the code goes to. */
export function EmailForm({ signIn }: { signIn: SignInFlow }) {
  const { field, formProps } = useForm({
    initial: () => ({ email: signIn.email || storedEmail() }),
    validate: validateEmail,
    onValid: ({ email }) => signIn.askForCode(email.trim()),
    onWrite: signIn.clearError,
  })
  return (
    <form {...formProps} className="space-y-4">
      <TextField
        {...emailField}
        {...(signIn.message === null ? {} : { error: signIn.message })}
        {...field('email')}
      />
      <Button type="submit" busy={signIn.isBusy} className="w-full">
        Send me a code
      </Button>
    </form>
  )
}
