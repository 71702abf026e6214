import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useEngineKind } from '#web/features/run/queries.ts'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import type { SummaryOptions } from '#web/features/run/request.ts'
import { extra, lazyPart } from '#web/ui/lazy-part.tsx'
import { TalkLine } from './talk-line.tsx'

const BrowserWriting = lazyPart(() => import('./browser-writing.tsx'), 'BrowserWriting', extra)

type Props = { summary: DeliveredSummary; onRewrite: (choices: SummaryOptions) => void }

/** The ways to another summary of the same: in the form of its kind of talk, and by the reader's browser. */
export function OtherWays({ summary, onRewrite }: Props) {
  const engineKind = useEngineKind()
  const navigate = useNavigate()
  return (
    <>
      <TalkLine summary={summary} onRewrite={onRewrite} />
      <Suspense fallback={null}>
        {engineKind === 'extractive' && summary.engine.kind === engineKind && 'LanguageModel' in window && (
          <BrowserWriting
            key={summary.id}
            summary={summary}
            onWritten={({ historyId }) => void navigate(`/v/${historyId ?? ''}`)}
          />
        )}
      </Suspense>
    </>
  )
}
