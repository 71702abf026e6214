import { useMutation } from '@tanstack/react-query'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { emailField, useForm, validateEmail } from '#web/ui/form.tsx'
import { SiteLink } from './site-link.tsx'

type Props = { server: string; onGiven: () => void }

/** Asks for the address that the second free summary takes. */
export function EmailForm({ server, onGiven }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: (email: string) => api('POST /api/users/register', { body: { email } }),
    onError: (error) => refuse({ email: failureText(error) }),
  })
  const { field, formProps, refuse } = useForm({
    initial: () => ({ email: '' }),
    validate: validateEmail,
    onValid: ({ email }) => {
      if (!isPending) mutate(email.trim(), { onSuccess: onGiven })
    },
  })
  return (
    <section aria-labelledby="email-heading">
      <h2 id="email-heading" className="font-serif text-xl font-semibold">
        One more free summary
      </h2>
      <p className="mt-2 text-muted">
        Enter your email and it starts right away. No password, no newsletter.
      </p>
      <form {...formProps} className="mt-4 space-y-4">
        <TextField {...emailField} {...field('email')} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isPending}>
            Continue
          </Button>
          <SiteLink href={`${server}/account`} className={buttonClasses({ variant: 'quiet' })}>
            Use my account
          </SiteLink>
        </div>
      </form>
    </section>
  )
}
