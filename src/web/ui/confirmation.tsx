import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { controls } from '#messages/controls.ts'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** The state of a `Confirmation`. A no gives the focus back to `opener`, the asking button. */
export function useConfirmation() {
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useReturnFocus(isAsking, () => opener.current)
  return { isAsking, opener, ask: () => setAsking(true), cancel: () => setAsking(false) }
}

type Props = {
  text: string
  onCancel: () => void
  /** On a card it needs no line around it. */
  isOnCard?: boolean
  className?: string
  /** The button that does it. */
  children: ReactNode
}

/** Asks once more before an action, and takes the focus: the asking button may be gone. */
export function Confirmation({ text, onCancel, isOnCard = false, className, children }: Props) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <div
      className={joinClasses(
        'flex flex-wrap items-center justify-between gap-3 rounded-control p-3',
        isOnCard ? 'bg-paper' : 'border border-line bg-surface',
        className,
      )}
    >
      <p ref={question} tabIndex={-1} className="text-sm outline-none">
        {text}
      </p>
      <div className="ms-auto flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {controls.cancel}
        </Button>
        {children}
      </div>
    </div>
  )
}
