import { emailField, validateEmail } from '#web/ui/email-field.ts'
import { useForm } from '#web/ui/use-form.ts'
import { DemoNote } from '#web/ui/demo-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Asks for the address that the plan is for. */
export function EmailStep({ onGiven }: { onGiven: (email: string) => void }) {
  const { field, formProps } = useForm({
    initial: () => ({ email: '' }),
    validate: validateEmail,
    onValid: ({ email }) => onGiven(email.trim()),
  })
  return (
    <form {...formProps} className="mt-4 space-y-4">
      <DemoNote />
      <TextField
        {...emailField}
        {...field('email')}
        hint="Your plan will belong to this address. Sign in with it to use the plan."
      />
      <Button type="submit">Continue</Button>
    </form>
  )
}
