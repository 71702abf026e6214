import type { Timings } from '#contract/transcripts.ts'

/** Says how to read estimated times; nothing where they are exact. */
export function EstimatedNote({ timings }: { timings: Timings }) {
  if (timings !== 'estimated') return null
  return <p className="mt-1 text-sm text-muted">The times are estimated: ~ means about.</p>
}
