import { homeTitle } from '#web/content/home.ts'
import { HomePage } from '#web/features/summarize/home-page.tsx'

/** The home page. */
export function Home() {
  return (
    <>
      <title>{homeTitle}</title>
      <HomePage />
    </>
  )
}
