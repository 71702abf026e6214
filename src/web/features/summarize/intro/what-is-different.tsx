const differences = [
  {
    title: 'Checked against the video',
    text: "Each insight is looked up in the transcript. Words that stand there are marked as found; words that don't are marked as not found, and you see which.",
  },
  {
    title: 'The whole video',
    text: 'A bar shows which parts the summary draws on, so you can see at a glance what it rests on and what it leaves out.',
  },
  {
    title: 'A fair allowance',
    text: 'A summary that fails, or that you stop, costs nothing.',
  },
  {
    title: 'Your data',
    text: 'This page asks nothing of YouTube or anybody else until you press play.',
  },
] as const

/** What sets it apart, in statements that can be tried out on the page itself. */
export function WhatIsDifferent() {
  return (
    <section aria-labelledby="different-heading" className="mt-20">
      <h2 id="different-heading" className="font-serif text-3xl font-semibold">
        What makes it different
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {differences.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 max-w-[60ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
