import { Link } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'

type ClosingProps = { heading: string; text: string; second?: { to: string; label: string } }

/** The end of a page: back to the input, and perhaps one more way on. */
export function Closing({ heading, text, second }: ClosingProps) {
  return (
    <section aria-labelledby="closing" className="mt-20 border-t border-line pt-12 print:hidden">
      <h2 id="closing" className="font-serif text-3xl font-semibold tracking-tight">
        {heading}
      </h2>
      <p className="mt-2 max-w-[60ch] text-lg text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/" className={buttonClasses({ size: 'lg' })}>
          Summarize a video
        </Link>
        {second !== undefined && (
          <Link to={second.to} className={buttonClasses({ variant: 'secondary', size: 'lg' })}>
            {second.label}
          </Link>
        )}
      </div>
    </section>
  )
}
