import type { ButtonHTMLAttributes, Ref } from 'react'
import { joinClasses } from './join-classes.ts'

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Shows that work is under way and takes no clicks meanwhile. */
    busy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

const variants = {
  primary: 'bg-accent text-on-accent font-medium hover:bg-accent-strong',
  secondary: 'border border-line bg-surface text-ink font-medium hover:border-muted',
  danger: 'border border-bad text-bad font-medium hover:bg-bad/10',
  quiet: 'text-muted hover:text-ink hover:bg-line/50',
}
const sizes = { sm: 'min-h-9 px-3 text-sm', md: 'min-h-11 px-4', lg: 'min-h-12 px-6 text-base' }

/** The classes of a button, for links that look like one. */
export function buttonClasses({ variant = 'primary', size = 'md' }: ButtonLook): string {
  return joinClasses('button', variants[variant], sizes[size])
}

/** A button; `type` is `button` unless said otherwise, so that none submits a form by accident. */
export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={joinClasses(buttonClasses({ variant, size }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** A turning ring in the current colour; decoration beside a text. */
export function Spinner() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 animate-spin motion-reduce:animate-none">
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path
        d="M8 1.5A6.5 6.5 0 0 1 14.5 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
