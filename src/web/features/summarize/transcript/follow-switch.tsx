import { joinClasses } from '#web/ui/join-classes.ts'

type Props = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Whether the transcript goes along with the player. */
export function FollowSwitch({ isOn, onChange }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm text-muted hover:text-ink"
    >
      <span
        aria-hidden="true"
        className={joinClasses(
          'flex h-5 w-9 items-center rounded-full border px-0.5',
          isOn ? 'justify-end border-accent bg-accent' : 'border-muted bg-surface',
        )}
      >
        <span className={joinClasses('size-3.5 rounded-full', isOn ? 'bg-on-accent' : 'bg-muted')} />
      </span>
      Follow along
    </button>
  )
}
