import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { linkFieldId } from '#web/features/run/request.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { fields, isPressedIn, onPageKey, areShortcutsOn } from '#web/ui/page-keys.ts'
import { routeAt } from './routes.tsx'

const questionId = 'ask-question'
const takesKeys = `${fields}, [role="dialog"] *`

/** Keys that work everywhere except in text fields: `/` to the input, `?` for the list of the keys. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  useEffect(() => {
    if (typeof state === 'object' && state !== null && 'isInputFocused' in state) focusInput()
  }, [state])
  useEffect(() => {
    async function goToInput(): Promise<void> {
      // Loaded first, so that the input exists right after the navigation. A page that fails to load says so
      // itself.
      await routeAt('/')
        .Page.preload()
        .catch(() => undefined)
      await navigate('/', { state: { isInputFocused: true } })
    }

    return onPageKey((event) => {
      if ((event.key !== '/' && event.key !== '?') || isPressedIn(event, takesKeys) || !areShortcutsOn())
        return
      event.preventDefault()
      if (event.key === '?') showPageDialog({ name: 'shortcuts' })
      else if (!focusInput()) void goToInput()
    })
  }, [navigate])
}

/** Focuses the field for a question of a result, also behind its tab; else the link's input. */
function focusInput(): boolean {
  const tab = document.getElementById('tab-ask')
  if (tab !== null) {
    tab.click()
    // It shows once the tab has opened.
    requestAnimationFrame(() => document.getElementById(questionId)?.focus())
    return true
  }
  const input = document.getElementById(questionId) ?? document.getElementById(linkFieldId)
  input?.focus()
  return input !== null
}
