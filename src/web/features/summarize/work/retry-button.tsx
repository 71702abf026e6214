import { useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'

type Props = ComponentProps<typeof Button> & { waitSeconds: number | null }

/** Counts the seconds down that the server asks to wait, then takes clicks. */
export function RetryButton({ waitSeconds, children, ...rest }: Props) {
  const [left, setLeft] = useState(waitSeconds ?? 0)
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <Button {...rest} disabled={left > 0}>
      {children}
      {left > 0 && ` in ${left} s`}
    </Button>
  )
}
