import { HomePage } from '#web/features/summarize/home-page.tsx'

const title = 'Précis: any video, in brief'
const description =
  'Paste a YouTube link or a transcript. Précis gives a summary, key insights and chapters, each with the words of the speaker and the second they are said, checked against the transcript.'

/** The home page. */
export function Home() {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <link rel="canonical" href="/" />
      <HomePage />
    </>
  )
}
