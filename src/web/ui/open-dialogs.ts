import { useEffect, useEffectEvent } from 'react'

/** The dialogs that are open, each with how to close it, the newest last. */
const openDialogs: (() => void)[] = []

/** Closes the dialog on top; `false` for none. A toast calls it, to leave Escape to it. */
export function closeTopDialog(): boolean {
  const close = openDialogs.at(-1)
  close?.()
  return close !== undefined
}

/** Counts a dialog among the open ones as long as it is. */
export function useOpenDialog(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    const entry = (): void => close()
    openDialogs.push(entry)
    return () => void openDialogs.splice(openDialogs.indexOf(entry), 1)
  }, [isOpen])
}
