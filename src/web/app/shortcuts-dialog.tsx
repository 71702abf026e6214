import { useState } from 'react'
import { BookmarkletLink } from '#web/ui/bookmarklet-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { areShortcutsOn, switchShortcuts } from '#web/ui/shortcut-setting.ts'

const shortcuts = [
  { keys: ['/'], does: 'Ask a question beside a summary; elsewhere, go to the link input' },
  { keys: ['?'], does: 'Show this list' },
  { keys: ['Space'], does: 'Play or pause the video, once it plays; pause the voice while it reads' },
  { keys: ['←', '→'], does: 'Back or forward 5 seconds, once it plays' },
  {
    keys: ['⇧ N', '⇧ P'],
    does: 'Next or previous moment, while only the highlights play; next or previous line while the voice reads',
  },
  { keys: ['J', 'K'], does: 'Next or previous line of a summary, with its evidence' },
  { keys: ['P'], does: 'Play what was said' },
  { keys: ['H'], does: 'Highlight that line, or remove its highlight' },
  { keys: ['N'], does: 'Write a note on it' },
  { keys: ['S'], does: 'Share it' },
  { keys: ['T'], does: 'Show the transcript beside a summary' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['F8'], does: 'Go to the notification' },
] as const

/** The keys that do something, and a switch for those of one character. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <dl className="mt-2 divide-y divide-line">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-3">
            <dd className="order-1 text-muted">{does}</dd>
            <dt className="order-2 flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-md border border-line bg-paper px-2 py-0.5 text-center font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            switchShortcuts(target.checked)
            setOn(target.checked)
          }}
          className="size-5 accent-accent"
        />
        Use single-key shortcuts
      </label>
      <div className="mt-4 hidden items-center justify-between gap-4 border-t border-line pt-4 sm:flex">
        <p className="text-muted">
          Drag this to your bookmarks bar. Click it on YouTube to open that video here.
        </p>
        <BookmarkletLink />
      </div>
    </Dialog>
  )
}
