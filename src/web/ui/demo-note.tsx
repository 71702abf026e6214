import { demoBilling } from '#messages/demo-billing.ts'
import { joinClasses } from './join-classes.ts'

/**
 * Says that billing is a demonstration. It is part of every page and dialog that mentions money, and is shown
 * where the root element has `data-billing="demo"`, which the server sets when it has no payment keys.
 */
export function DemoNote({ className }: { className?: string }) {
  return (
    <p
      className={joinClasses(
        'hidden max-w-[68ch] rounded-control border border-s-4 border-line border-s-warn bg-surface px-4 py-3 demo-billing:block',
        className,
      )}
    >
      {demoBilling.note((text) => (
        <strong className="font-medium">{text}</strong>
      ))}
    </p>
  )
}
