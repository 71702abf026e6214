import { buttonClasses } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

/** Leads to the other provider, and from there back to where the person was. */
export function ProviderLink({ name, returnTo }: { name: string; returnTo: string }) {
  return (
    <a
      href={`/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`}
      className={joinClasses(buttonClasses({ variant: 'secondary' }), 'w-full')}
    >
      Continue with {name}
    </a>
  )
}
