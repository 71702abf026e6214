import { Button } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/icons.tsx'

type Props = {
  /** `null` before one is allowed. */
  server: string | null
  isSettingUp: boolean
  onSettings: () => void
}

/** The mark, the server that is asked, and the way to change it. */
export function PanelHeader({ server, isSettingUp, onSettings }: Props) {
  return (
    <header className="flex items-center gap-2 border-b border-line px-4 py-2">
      <Mark />
      <h1 className="font-semibold">Précis</h1>
      {server !== null && (
        <>
          <span className="min-w-0 truncate text-sm text-muted">{new URL(server).host}</span>
          <Button
            variant="quiet"
            size="sm"
            className="-me-2 ms-auto"
            aria-expanded={isSettingUp}
            onClick={onSettings}
          >
            Settings
          </Button>
        </>
      )}
    </header>
  )
}
