import { DeviceIcon, MoonIcon, SunIcon } from '#web/ui/icons.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { switchTheme } from './theme.ts'

const choices = [
  { words: 'as on this device', Icon: DeviceIcon, shown: 'hidden theme-system:inline' },
  { words: 'light', Icon: SunIcon, shown: 'hidden theme-light:inline' },
  { words: 'dark', Icon: MoonIcon, shown: 'hidden theme-dark:inline' },
]

/**
 * Goes through the colour schemes. All three choices are in the markup and the style shows the present one, so that
 * the page is the same for everybody when it is rendered at build time.
 */
export function ThemeSwitch() {
  const present = choices.map(({ words, shown }) => (
    <span key={words} className={shown}>
      {words}
    </span>
  ))
  return (
    <Tooltip text={<>Colours: {present}</>}>
      <button
        type="button"
        onClick={switchTheme}
        className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:text-ink"
      >
        <span className="sr-only">Switch between light and dark, now {present}</span>
        {choices.map(({ words, Icon, shown }) => (
          <span key={words} className={shown}>
            <Icon />
          </span>
        ))}
      </button>
    </Tooltip>
  )
}
