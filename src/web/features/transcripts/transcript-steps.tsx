const steps = [
  'Open the video on YouTube on a computer.',
  'Unfold its description and press “Show transcript”.',
  'Select the lines, copy them, and paste them here.',
] as const

/** How to get a transcript out of YouTube, in three steps. */
export function TranscriptSteps() {
  return (
    <ol className="space-y-1 text-sm">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-2">
          <span aria-hidden="true" className="w-4 shrink-0 font-medium text-accent tabular-nums">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
