import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

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
