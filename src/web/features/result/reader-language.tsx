import { useEffect, useMemo } from 'react'
import { Link } from 'react-router'
import type { Summary } from '#contract/summary.ts'
import { browserTranslation } from '#messages/browser-translation.ts'
import { exampleVideos } from '#product/examples.ts'
import { translatedLines } from '#web/features/result-state/translated-lines.ts'
import { useLines } from '#web/features/result-state/use-lines.ts'
import { useOptions } from '#web/features/run/request.ts'
import { BrowserTranslation } from '#web/features/transcripts/browser-translation.tsx'
import { languageName } from '#web/text/names.ts'
import { tolerateMovedNodes } from '#web/ui/moved-nodes.ts'

type Props = { summary: Pick<Summary, 'engine' | 'language' | 'videoId'> }

/** The way from a result that no model wrote to the reader's language, where the video is in another. */
export function ReaderLanguage({ summary }: Props) {
  const { engine, language } = summary
  const { language: wanted } = useOptions()
  const [primary = wanted] = wanted.split('-', 1)
  if (engine.kind !== 'extractive') return null
  const isForeign = language !== 'und' && !language.startsWith(primary)
  return isForeign ? <TranslatedResult key={wanted} spoken={language} wanted={wanted} /> : null
}

/** The way to what we wrote about an example; nothing beside a summary that a model wrote. */
export function WrittenExample({ summary: { engine, videoId } }: Props) {
  if (engine.kind !== 'extractive' || !exampleVideos.some((example) => example.videoId === videoId))
    return null
  return (
    <p className="mt-1 text-sm print:hidden">
      <Link to={`/examples/${videoId}`} className="font-medium text-accent underline underline-offset-2">
        {browserTranslation.readWritten}
      </Link>
    </p>
  )
}

function TranslatedResult({ spoken, wanted }: { spoken: string; wanted: string }) {
  const lines = useLines()
  // Its reader may well have the browser translate the whole page.
  useEffect(tolerateMovedNodes, [])
  const texts = useMemo(() => [...new Set(lines.map(({ evidence }) => evidence.text))], [lines])
  return (
    <BrowserTranslation
      spoken={spoken}
      wanted={wanted}
      texts={texts}
      onTranslated={(translated) => translatedLines.set({ language: wanted, texts: translated })}
      otherwise={<p className="mt-1 text-sm text-muted">{browserTranslation.help(languageName(wanted))}</p>}
    />
  )
}
