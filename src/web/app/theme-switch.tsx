import { DeviceIcon, MoonIcon, SunIcon } from '#web/ui/icons.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { switchTheme } from './theme.ts'

const choices = [
  { text: 'as on this device', Icon: DeviceIcon, shown: 'hidden theme-system:inline' },
  { text: 'light', Icon: SunIcon, shown: 'hidden theme-light:inline' },
  { text: 'dark', Icon: MoonIcon, shown: 'hidden theme-dark:inline' },
]

/**
 * Goes through the colour schemes. All three choices are in the markup and the style shows the present one, so that
 * the prerendered page is the same for every user.
 */
export function ThemeSwitch() {
  const present = choices.map(({ text, shown }) => (
    <span key={text} className={shown}>
      {text}
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
        {choices.map(({ text, Icon, shown }) => (
          <span key={text} className={shown}>
            <Icon />
          </span>
        ))}
      </button>
    </Tooltip>
  )
}
