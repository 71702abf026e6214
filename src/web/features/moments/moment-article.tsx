import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Moment } from '#contract/moments.ts'
import { momentTexts } from '#messages/moment-texts.ts'
import { clockTime } from '#product/times.ts'
import { atSecond, watchUrl } from '#product/watch-url.ts'
import { LitWords } from '#web/features/evidence/lit-words.tsx'
import { PlayerDock } from '#web/features/player/player-dock.tsx'
import { usePlayer } from '#web/features/player/use-player.ts'
import { pageAddress } from '#web/session/page-address.ts'
import { momentState } from '#web/text/describe-line.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { StateDot, stateColours } from '#web/ui/state-dot.tsx'
import { PrintedSource, videoLine } from '#web/ui/video-caption.tsx'

const MomentDetails = lazyPart(() => import('./moment-details.tsx'), 'MomentDetails', { isExtra: true })

/** A shared line with its title above the page. */
export function ShownMoment({ moment }: { moment: Moment }) {
  return (
    <Frame title={moment.videoTitle}>
      <MomentArticle moment={moment} />
    </Frame>
  )
}

/** The frame of a shared line, before it is there and where it failed: above all the field. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto min-h-dvh max-w-3xl px-4 pt-4 pb-24 sm:px-6 sm:pt-6">
      <title>{`${title}: Précis`}</title>
      <meta name="robots" content="noindex" />
      <CheckStrip />
      {children}
    </div>
  )
}

/** A shared line: its words lit between those around it, its state, and the video from its second on. */
function MomentArticle({ moment }: { moment: Moment }) {
  const player = usePlayer()
  const { line, language, timings, videoId, summaryPath, credit } = moment
  const second = line.second ?? 0
  const source = videoId === null ? null : atSecond(watchUrl(videoId), second)
  return (
    <article aria-labelledby="moment-heading">
      <p className="mt-8 text-muted tabular-nums">{videoLine(moment)}</p>
      <h1 id="moment-heading" dir="auto" className="mt-1 font-serif text-xl font-semibold text-balance">
        {moment.videoTitle}
      </h1>
      <PrintedSource videoUrl={source} />
      <LineSaid moment={moment} />
      <p className={`mt-5 flex items-center gap-2 ${stateColours[line.state]}`}>
        <StateDot state={line.state} />
        {momentState({ ...line, timings })}
      </p>
      <Suspense fallback={null}>
        <MomentDetails moment={moment} />
      </Suspense>
      <div lang={language} className="mt-6 print:hidden">
        <PlayerDock summary={moment} startSeconds={second} player={player} />
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        {summaryPath !== null && (
          <Link to={summaryPath} className={buttonClasses({ variant: 'secondary' })}>
            {momentTexts.readSummary}
          </Link>
        )}
        {source !== null && (
          <a href={source} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'quiet' })}>
            {line.second === null ? momentTexts.watch : momentTexts.watchFrom(clockTime(second))}
          </a>
        )}
      </div>
      {credit !== null && <p className="mt-8 text-sm text-muted">{credit}</p>}
    </article>
  )
}

/** The line and what was said; the two are one where the line is the speaker's own sentence. */
function LineSaid({ moment: { line, before, after, language } }: { moment: Moment }) {
  const { text, quote, state, findings } = line
  const isQuoted = state === 'quoted' && quote !== ''
  const lit = (words: string) => (
    <LitWords text={words} words={findings.differences.map(({ said }) => said)} />
  )
  return (
    <>
      {!isQuoted && (
        <p lang={language} dir="auto" className="mt-5 font-serif text-2xl/9 text-balance">
          <LitWords text={text} words={findings.differences.map(({ stated }) => stated)} />
        </p>
      )}
      {quote !== '' && (
        <blockquote
          lang={language}
          dir="auto"
          className={`mt-5 font-serif text-pretty text-muted ${isQuoted ? 'text-2xl/10' : 'border-s-2 border-line ps-4 text-lg/8'}`}
        >
          {line.speaker && <bdi className="block font-sans text-sm">{line.speaker}</bdi>}
          {lit(before)}{' '}
          <mark className="rounded-xs bg-accent/15 box-decoration-clone py-0.5 text-ink">{lit(quote)}</mark>{' '}
          {lit(after)}
        </blockquote>
      )}
    </>
  )
}

/** The way from a line to one's own video: a plain form, which works without scripts. */
function CheckStrip() {
  return (
    <form
      action={pageAddress('/')}
      method="get"
      className="rounded-card border border-line bg-surface p-3 sm:flex sm:items-center sm:gap-3 print:hidden"
    >
      <label htmlFor="moment-link" className="shrink-0 text-sm font-medium">
        {momentTexts.checkOwn}
      </label>
      <div className="mt-2 flex min-w-0 grow gap-2 sm:mt-0">
        <input
          id="moment-link"
          name="url"
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={momentTexts.placeholder}
          className="h-11 w-full min-w-0 rounded-control border border-edge bg-surface px-3 text-ink placeholder:text-muted"
        />
        <button type="submit" className={buttonClasses({})}>
          {momentTexts.check}
        </button>
      </div>
    </form>
  )
}
