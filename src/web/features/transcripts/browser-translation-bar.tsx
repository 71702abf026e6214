import { useMemo, useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { browserTranslation } from '#messages/browser-translation.ts'
import { translatedLine } from '#messages/translated-line.ts'
import { translationTexts } from '#messages/translation-texts.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import { BrowserTranslation } from './browser-translation.tsx'
import { LanguageSelect } from './language-select.tsx'
import { readable } from './shown-translation.tsx'
import type { ReadTranslation } from './transcript-reader.tsx'

type Props = {
  transcript: Pick<Transcript, 'id' | 'language' | 'sentences'>
  onTranslation: (translation: ReadTranslation | null) => void
}

/** The bar for a transcript's language on a server without a model: the reader's browser translates it. */
export function BrowserTranslationBar({ transcript, onTranslation }: Props) {
  const { language: spoken, sentences } = transcript
  const [chosen, setChosen] = useState<SummaryLanguage | null>(null)
  const texts = useMemo(() => [...new Set(sentences.map(({ text }) => text))], [sentences])
  const needed = (
    <p className="mb-2 text-sm text-muted">
      {translationTexts.needsModel} {browserTranslation.helpHere}
    </p>
  )
  if (window.Translator === undefined) return needed
  return (
    <div className="mb-3">
      <LanguageSelect
        spoken={spoken}
        value={chosen}
        onChange={(language) => {
          onTranslation(null)
          setChosen(language)
        }}
      />
      {chosen !== null && (
        <BrowserTranslation
          key={chosen}
          spoken={spoken}
          wanted={chosen}
          texts={texts}
          onTranslated={(translated) => onTranslation(linesSoFar(transcript, translated, chosen))}
          otherwise={needed}
        />
      )}
    </div>
  )
}

/** The lines so far, each as one of the reader's browser. */
function linesSoFar(
  transcript: Props['transcript'],
  translated: ReadonlyMap<string, string>,
  language: SummaryLanguage,
): ReadTranslation | null {
  const { sentences } = transcript
  const missing = sentences.findIndex(({ text }) => !translated.has(text))
  const lines = sentences
    .slice(0, missing < 0 ? sentences.length : missing)
    .map(({ text }) => translated.get(text) ?? null)
  return readable({ lines, language }, transcript, translatedLine.by)
}
