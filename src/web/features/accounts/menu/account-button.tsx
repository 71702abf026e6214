import type { ButtonHTMLAttributes, Ref } from 'react'
import { shell } from '#messages/shell.ts'
import { PersonIcon } from '#web/ui/icons.tsx'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The button shows its first letter. */
  email: string | null
  ref?: Ref<HTMLButtonElement>
}

/** The round button that opens the account menu. */
export function AccountButton({ email, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={shell.accountMenu}
      className="ms-1 inline-flex size-11 items-center justify-center rounded-full hover:text-ink"
    >
      <span
        aria-hidden="true"
        className="inline-flex size-9 items-center justify-center rounded-full border border-line bg-surface font-medium uppercase"
      >
        {email === null ? <PersonIcon /> : email.slice(0, 1)}
      </span>
    </button>
  )
}
