import type { HTMLAttributes } from 'react'
import { joinClasses } from './join-classes.ts'

/** A surface with a line around it. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={joinClasses('rounded-card border border-line bg-surface', className)} />
}
