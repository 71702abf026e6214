import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { showPageDialog } from '#web/lib/page-dialog.ts'
import { areShortcutsOn } from './shortcut-choice.ts'

const inputId = 'video-link'
const typingPlaces = 'input, textarea, select, [contenteditable], [role="dialog"] *'

/** Keys that work everywhere but where somebody types: `/` to the input, `?` for the list of the keys. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(typingPlaces) !== null) return
      if (!areShortcutsOn() || (event.key !== '/' && event.key !== '?')) return
      event.preventDefault()
      if (event.key === '?') showPageDialog({ name: 'shortcuts' })
      else if (!focusInput()) void goToInput()
    }

    async function goToInput(): Promise<void> {
      await navigate('/')
      // The page of the input may have to be fetched first.
      const seen = new MutationObserver(() => {
        if (focusInput()) seen.disconnect()
      })
      seen.observe(document.body, { childList: true, subtree: true })
      focusInput()
    }

    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [navigate])
}

function focusInput(): boolean {
  const input = document.getElementById(inputId)
  input?.focus()
  return input !== null
}
