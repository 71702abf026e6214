import { MoonIcon, SunIcon } from '#web/ui/icons.tsx'

/**
 * Switches between light and dark and remembers it; until then the page follows the system. Both icons are in the
 * markup and the style shows one, so that the page is the same for both when it is rendered at build time.
 */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      aria-label="Switch between light and dark"
      onClick={switchTheme}
      className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:text-ink"
    >
      <span className="dark:hidden">
        <MoonIcon />
      </span>
      <span className="hidden dark:inline">
        <SunIcon />
      </span>
    </button>
  )
}

function switchTheme(): void {
  const isDark = document.documentElement.classList.toggle('dark')
  try {
    localStorage.setItem('theme', isDark ? 'dark' : 'light')
  } catch {
    // Storage can be forbidden; the switch then lasts as long as the page.
  }
}
