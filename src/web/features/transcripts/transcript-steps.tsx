import { transcriptSteps } from '#messages/transcript-steps.ts'

/** The three steps to get a transcript out of YouTube, each with a drawing. */
export function TranscriptSteps() {
  return (
    <ol className="grid gap-3 text-sm sm:grid-cols-3 sm:gap-4">
      {steps.map(({ text, Drawing }, index) => (
        <li key={text} className="flex items-center gap-3 sm:flex-col sm:items-start">
          <svg
            viewBox="0 0 96 54"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            className="w-24 shrink-0 rounded-md border border-line bg-paper text-muted sm:w-full sm:max-w-48"
          >
            <Drawing />
          </svg>
          <span>
            <span aria-hidden="true" className="font-medium text-accent tabular-nums">
              {index + 1}{' '}
            </span>
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The page of a video on a computer. */
function VideoPage() {
  return (
    <>
      <rect x="8" y="8" width="52" height="30" rx="2" />
      <path d="M31 18v10l8-5z" className="fill-accent stroke-accent" />
      <path d="M8 44h36M68 11h20M68 20h20M68 29h20M68 38h14" opacity="0.6" />
    </>
  )
}

/** Its description, unfolded, with the button for the transcript. */
function ShowTranscript() {
  return (
    <>
      <path d="M8 9h60M8 16h72M8 23h44" opacity="0.6" />
      <rect x="8" y="31" width="46" height="14" rx="7" className="fill-accent/15 stroke-accent" />
      <path d="M16 38h30" className="stroke-accent" />
      <path d="m50 41 4 9 2-4 4-1z" className="fill-current" />
    </>
  )
}

/** Its lines, selected. */
function SelectedLines() {
  return (
    <>
      <rect x="6" y="6" width="84" height="42" rx="2" className="fill-accent/15" stroke="none" />
      <path d="M12 14h10M12 27h10M12 40h10" className="stroke-accent" />
      <path d="M28 14h54M28 27h46M28 40h52" />
    </>
  )
}

const steps = [
  { text: transcriptSteps.open, Drawing: VideoPage },
  { text: transcriptSteps.unfold, Drawing: ShowTranscript },
  { text: transcriptSteps.copy, Drawing: SelectedLines },
] as const
