/** The choice of the user; `system` follows the device. */
type Theme = 'system' | 'light' | 'dark'

const storageKey = 'theme'
const darkDevice = '(prefers-color-scheme: dark)'

/**
 * The choice after the present one: first what looks different from the device, then the same as the device,
 * then none. So the first press always shows.
 */
export function nextTheme(theme: Theme, deviceIsDark: boolean): Theme {
  const same = deviceIsDark ? 'dark' : 'light'
  const other = deviceIsDark ? 'light' : 'dark'
  if (theme === 'system') return other
  return theme === other ? same : 'system'
}

/** Applies the next choice and stores it. */
export function switchTheme(): void {
  const theme = nextTheme(shownChoice(), matchMedia(darkDevice).matches)
  applyTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}

/** Applies changes of the device and of the choice in another tab; returns an unsubscribe function. */
export function followTheme(): () => void {
  const device = matchMedia(darkDevice)
  device.addEventListener('change', followDevice)
  window.addEventListener('storage', followOtherTab)
  return () => {
    device.removeEventListener('change', followDevice)
    window.removeEventListener('storage', followOtherTab)
  }
}

function followDevice(): void {
  applyTheme(shownChoice())
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === storageKey) applyTheme(readTheme(newValue))
}

function shownChoice(): Theme {
  return readTheme(document.documentElement.dataset['theme'])
}

/** Does the same as the script in the head of `index.html`, which runs before the first paint. */
function applyTheme(theme: Theme): void {
  const root = document.documentElement
  root.dataset['theme'] = theme
  root.classList.toggle('dark', theme === 'dark' || (theme === 'system' && matchMedia(darkDevice).matches))
}

function readTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}
