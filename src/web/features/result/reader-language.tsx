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

/**
 * The ways from a result that no model wrote to one that is better read: to what we wrote about an example,
 * and to the reader's language where the video is in another.
 */
export function ReaderLanguage({ summary: { engine, language, videoId } }: Props) {
  const { language: wanted } = useOptions()
  const [primary = wanted] = wanted.split('-', 1)
  if (engine.kind !== 'extractive') return null
  const isForeign = language !== 'und' && !language.startsWith(primary)
  return (
    <>
      {exampleVideos.some((example) => example.videoId === videoId) && (
        <p className="mt-1 text-sm max-lg:hidden print:hidden">
          <Link to={`/examples/${videoId}`} className="font-medium text-accent underline underline-offset-2">
            {browserTranslation.readWritten}
          </Link>
        </p>
      )}
      {isForeign && <TranslatedResult key={wanted} spoken={language} wanted={wanted} />}
    </>
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
