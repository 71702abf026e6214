import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * The path of the page that made the result at this address and still shows it; `null` at every other
 * address. A reload, Back and Forward lead to the page of the address itself.
 */
export function useMadeOn(): string | null {
  const { pathname, state } = useLocation()
  const type = useNavigationType()
  const [shown, setShown] = useState<{ pathname: string; madeOn: string | null }>({ pathname, madeOn: null })
  // The way back from a filter of the result leaves its page as it is.
  const isSamePage = shown.pathname === pathname && type !== NavigationType.Push
  const pushed = type === NavigationType.Push ? readMadeOn(state) : null
  const madeOn = isSamePage ? shown.madeOn : pushed
  if (shown.pathname !== pathname || shown.madeOn !== madeOn) setShown({ pathname, madeOn })
  return madeOn
}

/** The page that a step of the browser's history says the result was made on; `null` where it says none. */
export function readMadeOn(state: unknown): string | null {
  const isResult = typeof state === 'object' && state !== null && 'madeOn' in state
  return isResult && typeof state.madeOn === 'string' ? state.madeOn : null
}
