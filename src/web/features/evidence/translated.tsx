import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { useTranslated } from '#web/features/result-state/translated-lines.ts'
import { lazyPart, late } from '#web/ui/lazy-part.tsx'

const TranslatedLine = lazyPart(() => import('./translated-line.tsx'), 'TranslatedLine', late)

type Props = {
  line: Pick<Insight, 'text' | 'second' | 'speaker'>
  /** The line is a row of its own, and not a part of a text. */
  isRow?: boolean
  /** The line as it was said, with its mark. */
  children: ReactNode
}

/** A line as it was said, or, where the reader's browser translated it, the translation in its place. */
export function Translated({ line, isRow = false, children }: Props) {
  const translated = useTranslated(line.text)
  if (translated === null) return children
  return (
    <Suspense fallback={children}>
      <TranslatedLine line={line} translated={translated} isRow={isRow}>
        {children}
      </TranslatedLine>
    </Suspense>
  )
}
