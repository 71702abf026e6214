import type { HTMLAttributes, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

/** A surface with a line around it. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={joinClasses('rounded-card border border-line bg-surface', className)} />
}

const tones = { neutral: 'text-muted', good: 'text-good', warn: 'text-warn', bad: 'text-bad' }

/** A short word about the state of something. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center rounded-full border border-current/30 px-2.5 py-0.5 text-xs font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
