import { Button } from '#web/ui/button.tsx'

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
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 text-brand" fill="currentColor">
        <rect x="3" y="4" width="18" height="4" rx="2" />
        <rect x="3" y="10" width="13" height="4" rx="2" />
        <rect x="3" y="16" width="7" height="4" rx="2" />
      </svg>
      <h1 className="font-semibold">Précis</h1>
      {server !== null && (
        <>
          <span className="min-w-0 truncate text-sm text-muted">{new URL(server).host}</span>
          <Button
            variant="quiet"
            size="sm"
            className="-mr-2 ml-auto"
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
