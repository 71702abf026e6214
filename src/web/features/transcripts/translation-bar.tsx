import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import type { Translations } from '#contract/translations.ts'
import { browserTranslation } from '#messages/browser-translation.ts'
import { translatedLine } from '#messages/translated-line.ts'
import { translationTexts } from '#messages/translation-texts.ts'
import { maxTranslatedLines } from '#product/limits.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { languageName } from '#web/text/names.ts'
import { BrowserTranslation } from './browser-translation.tsx'
import { LanguageSelect } from './language-select.tsx'
import { TranslationState, readable } from './shown-translation.tsx'
import type { ReadTranslation } from './transcript-reader.tsx'
import { translationQuery, translationsQuery } from './translation-query.ts'

type Props = {
  transcript: Pick<Transcript, 'id' | 'language' | 'timings' | 'sentences'>
  /** Gives the translation that is to be shown, while its lines come. */
  onTranslation: (translation: ReadTranslation | null) => void
}

/** The bar for a transcript's language, with its translation's progress and the download. */
export function TranslationBar({ transcript, onTranslation }: Props) {
  const { id } = transcript
  const list = useQuery(translationsQuery(id))
  if (list.error !== null) return <p role="alert">{failureText(list.error)}</p>
  if (list.data === undefined) return null
  const { isPossible } = list.data
  if (isPossible === 'needs-model') return <BrowserTranslationBar {...{ transcript, onTranslation }} />
  if (isPossible === 'too-long')
    return <p className="mb-2 text-sm text-muted">{translationTexts.tooLong(maxTranslatedLines)}</p>
  return <LanguageChoice transcript={transcript} list={list.data} onTranslation={onTranslation} />
}

type ChoiceProps = Props & { list: Translations }

function LanguageChoice({ transcript, list, onTranslation }: ChoiceProps) {
  // What is being made when the reader comes back is what they are waiting for.
  const [chosen, setChosen] = useState<SummaryLanguage | null>(
    () => list.translations.find(({ state }) => state === 'working')?.language ?? null,
  )
  return (
    <div className="mb-3">
      <LanguageSelect
        spoken={transcript.language}
        value={chosen}
        onChange={(language) => {
          onTranslation(null)
          setChosen(language)
        }}
        nameOf={(language) =>
          list.translations.some((known) => known.language === language && known.state === 'done')
            ? translationTexts.ready(languageName(language))
            : languageName(language)
        }
      />
      {chosen !== null && (
        <ChosenTranslation
          key={chosen}
          transcript={transcript}
          language={chosen}
          list={list}
          onTranslation={onTranslation}
        />
      )}
    </div>
  )
}

function ChosenTranslation({
  transcript,
  language,
  list,
  onTranslation,
}: ChoiceProps & { language: SummaryLanguage }) {
  const { id, language: spoken } = transcript
  const query = translationQuery(id, language)
  const { data, error } = useQuery(query)
  const change = useMutation({
    mutationFn: (what: 'start' | 'stop') => {
      const input = { params: { id, language } }
      return what === 'start'
        ? api('POST /api/transcripts/:id/translations/:language', input)
        : api('DELETE /api/transcripts/:id/translations/:language', input)
    },
    onSuccess: (answer) => {
      queryClient.setQueryData(query.queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: translationsQuery(id).queryKey, exact: true })
    },
  })
  useEffect(() => {
    onTranslation(data === undefined ? null : readable(data, { id, language: spoken }))
  }, [data, id, spoken, onTranslation])
  if (data === undefined)
    return error === null ? null : (
      <p role="alert" className="mt-2">
        {failureText(error)}
      </p>
    )
  return (
    <>
      <TranslationState
        transcript={transcript}
        translation={data}
        list={list}
        isBusy={change.isPending}
        onStart={() => change.mutate('start')}
        onStop={() => change.mutate('stop')}
      />
      {change.error !== null && (
        <p role="alert" className="mt-2 text-sm">
          {failureText(change.error)}
        </p>
      )}
    </>
  )
}

type BrowserBarProps = {
  transcript: Pick<Transcript, 'id' | 'language' | 'sentences'>
  onTranslation: (translation: ReadTranslation | null) => void
}

/** The bar for a transcript's language on a server without a model: the reader's browser translates it. */
function BrowserTranslationBar({ transcript, onTranslation }: BrowserBarProps) {
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
  transcript: BrowserBarProps['transcript'],
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
