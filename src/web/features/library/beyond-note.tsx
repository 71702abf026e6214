type Props = { beyond: { count: number; windowDays: number | null }; things: 'summaries' | 'transcripts' }

const singular = { summaries: 'summary', transcripts: 'transcript' }

/** Counts what the plan does not keep in view, so that nothing is missing in silence. */
export function BeyondNote({ beyond: { count, windowDays }, things }: Props) {
  if (count === 0 || windowDays === null) return null
  const isOne = count === 1
  return (
    <p className="mt-6 rounded-card border border-line bg-surface p-5 text-muted">
      {count} more {isOne ? `${singular[things]} is` : `${things} are`} older than the {windowDays} days that
      your plan keeps in view. {isOne ? 'It is' : 'They are'} not deleted.{' '}
      <a href="/pricing" className="font-medium whitespace-nowrap text-accent underline underline-offset-2">
        View Pricing Plans
      </a>
    </p>
  )
}
