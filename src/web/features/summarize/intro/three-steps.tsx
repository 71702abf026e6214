const steps = [
  {
    title: 'Paste a link',
    text: 'Any form of YouTube link will do. Where a video has no captions to read, paste or upload its transcript.',
  },
  {
    title: 'Read it in brief',
    text: 'A short summary, the key insights, and the parts of the video, each with the moment it begins.',
  },
  {
    title: 'Check any line',
    text: "Point at an insight to see the speaker's own words. Click its time to hear them.",
  },
] as const

/** What a person does, in three steps. */
export function ThreeSteps() {
  return (
    <section aria-labelledby="steps-heading" className="mt-20">
      <h2 id="steps-heading" className="font-serif text-3xl font-semibold">
        Three steps
      </h2>
      <ol className="mt-6 grid gap-8 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t border-line pt-4">
            <p className="font-serif text-2xl text-accent tabular-nums" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="mt-1 font-semibold">{step.title}</h3>
            <p className="mt-1 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
