import { showPageDialog } from '#web/lib/page-dialog.ts'

/** Opens the form for help. */
export function HelpButton({ className }: { className: string }) {
  return (
    <button type="button" className={className} onClick={() => showPageDialog({ name: 'help' })}>
      Help
    </button>
  )
}
