/** What the product does, in one line and one sentence. */
export function Headline() {
  return (
    <div className="mx-auto max-w-3xl pt-10 pb-8 text-center sm:pt-20">
      <h1 className="font-serif text-4xl font-semibold tracking-tight text-balance sm:text-6xl">
        Any video, in brief
      </h1>
      <p className="mx-auto mt-4 max-w-[44ch] text-lg text-balance text-muted">
        Paste a link, read the summary, and check every line of it against the speaker's own words.
      </p>
    </div>
  )
}
