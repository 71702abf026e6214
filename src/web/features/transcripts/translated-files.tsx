import { useQuery } from '@tanstack/react-query'
import type { Transcript } from '#contract/transcripts.ts'
import { transcript as words } from '#messages/transcript.ts'
import { languageName } from '#web/text/names.ts'
import { TranslationDownloads } from './transcript-actions.tsx'
import { translationsQuery } from './translation-query.ts'

type Props = { transcriptId: string; timings: Transcript['timings'] }

/** The finished translations of a transcript as files; nothing where there are none. */
export function TranslatedFiles({ transcriptId, timings }: Props) {
  const { data } = useQuery(translationsQuery(transcriptId))
  const finished = data?.translations.filter(({ state }) => state === 'done') ?? []
  return finished.map(({ language }) => {
    const name = languageName(language)
    return (
      <div key={language} className="-ms-3 mt-2 flex flex-wrap items-center">
        <span className="px-3 text-sm">{words.translatedFile(name)}</span>
        <TranslationDownloads id={transcriptId} timings={timings} language={language} name={name} />
      </div>
    )
  })
}
