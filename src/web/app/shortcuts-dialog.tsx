import { useState } from 'react'
import { shortcutTexts } from '#messages/shortcut-texts.ts'
import { hasSharing } from '#product/offers.ts'
import { BookmarkletLink } from '#web/ui/bookmarklet-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { areShortcutsOn, switchShortcuts } from '#web/ui/page-keys.ts'

const { does } = shortcutTexts
const shortcuts = [
  { keys: ['/'], does: does.input },
  { keys: ['?'], does: does.list },
  { keys: [shortcutTexts.space], does: does.play },
  { keys: ['←', '→'], does: does.seek },
  { keys: ['⇧ N', '⇧ P'], does: does.moments },
  { keys: ['J', 'K'], does: does.lines },
  { keys: ['P'], does: does.said },
  { keys: ['H'], does: does.highlight },
  { keys: ['N'], does: does.note },
  ...(hasSharing ? [{ keys: ['S'], does: does.share }] : []),
  { keys: ['T'], does: does.transcript },
  { keys: ['Esc'], does: does.close },
  { keys: ['F8'], does: does.notification },
]

/** The keys that do something, and a switch for those of one character. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Dialog open onClose={onClose} title={shortcutTexts.title}>
      <dl className="mt-2 divide-y divide-line">
        {shortcuts.map(({ keys, does: effect }) => (
          <div key={effect} className="flex items-center justify-between gap-4 py-3">
            <dd className="order-1 text-muted">{effect}</dd>
            <dt className="order-2 flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 whitespace-nowrap rounded-md border border-line bg-paper px-2 py-0.5 text-center font-sans text-sm"
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
        {shortcutTexts.singleKeys}
      </label>
      <div className="mt-4 hidden items-center justify-between gap-4 border-t border-line pt-4 sm:flex">
        <p className="text-muted">{shortcutTexts.dragBookmarklet}</p>
        <BookmarkletLink />
      </div>
    </Dialog>
  )
}
