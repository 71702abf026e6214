import { Link } from 'react-router'
import type { Overview, OverviewLine } from '#contract/overviews.ts'
import { overviewTexts } from '#messages/overview-texts.ts'
import { clockTime } from '#product/times.ts'
import { atSecond, watchUrl } from '#product/watch-url.ts'
import { resultPath } from '#web/text/addresses.ts'
import { stateName } from '#web/text/describe-line.ts'
import { modelName } from '#web/text/names.ts'

/** An overview of many videos: the gist, then lines, each with its state and seconds. */
export function OverviewText({ overview }: { overview: Overview }) {
  const { gist, lines, engine, videos, of } = overview
  const all = gist === null ? lines : [gist, ...lines]
  const checker = all.find(({ findings }) => findings.checker)?.findings.checker
  return (
    <>
      {gist !== null && (
        <div className="mt-3 font-serif text-lg">
          <OverviewSentence line={gist} />
        </div>
      )}
      <ul className="mt-4 space-y-4 border-s-2 border-line ps-4">
        {lines.map((line) => (
          <li key={line.text}>
            <OverviewSentence line={line} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted wrap-anywhere">
        {videos === of
          ? overviewTexts.madeOfAll(of, modelName(engine))
          : overviewTexts.made(videos, of, modelName(engine))}
        {checker &&
          ` ${overviewTexts.checked(checker.isWriter ? 'writer' : 'other', modelName(checker.model))}`}
      </p>
    </>
  )
}

function OverviewSentence({ line }: { line: OverviewLine }) {
  const { text, citations, state, findings } = line
  const [first] = citations
  const pairs = state === 'differs' ? findings.differences.map(differenceText) : []
  const name = stateName({ state, quote: first?.quote ?? '' })
  return (
    <>
      <p dir="auto" className="wrap-anywhere">
        {text}
      </p>
      <p className="mt-1 font-sans text-sm text-muted wrap-anywhere">
        {pairs.length === 0 ? name : `${name}: ${pairs.join('; ')}`}
        {citations.map((citation) => (
          <span key={`${citation.videoId ?? ''} ${citation.quote}`}>
            {' · '}
            <bdi>
              <CitedMoment citation={citation} />
            </bdi>
          </span>
        ))}
      </p>
    </>
  )
}

type Difference = OverviewLine['findings']['differences'][number]

function differenceText({ stated, said }: Difference): string {
  return said === '' ? stated : overviewTexts.difference(stated, said)
}

const link = 'underline underline-offset-2 hover:text-accent'

/** Leads to the second in the summary of its owner, on a shared page in the video. */
function CitedMoment({ citation }: { citation: OverviewLine['citations'][number] }) {
  const { title, videoId, historyId, second, quote, speaker } = citation
  const name = title ?? videoId ?? overviewTexts.unnamed
  const facts = [speaker, name, second === null ? undefined : clockTime(second)]
  const label = facts.filter((fact) => fact !== undefined).join(', ')
  if (historyId !== null) {
    return (
      <Link to={resultPath(historyId, second)} title={quote} className={link}>
        {label}
      </Link>
    )
  }
  if (videoId === null) return label
  const url = watchUrl(videoId)
  return (
    <a
      href={second === null ? url : atSecond(url, second)}
      title={quote}
      target="_blank"
      rel="noopener noreferrer"
      className={link}
    >
      {label}
    </a>
  )
}
