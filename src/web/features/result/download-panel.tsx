import { useQuery } from '@tanstack/react-query'
import type { Transcript } from '#contract/transcripts.ts'
import { fileName } from '#export/file-name.ts'
import { summaryMarkdown } from '#export/markdown.ts'
import { summaryText } from '#export/plain-text.ts'
import { downloadPanel } from '#messages/download-panel.ts'
import { transcript as transcriptTexts } from '#messages/transcript.ts'
import { plans } from '#product/plans.ts'
import { canListChapters, savableFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { TranscriptDownloads, TranslationDownloads } from '#web/features/transcripts/transcript-actions.tsx'
import { translationsQuery } from '#web/features/transcripts/translation-query.ts'
import { useAccount } from '#web/session/account.ts'
import { fileQuery } from '#web/text/addresses.ts'
import { copiedWords } from '#web/text/copied-words.ts'
import { languageName } from '#web/text/names.ts'
import { Button } from '#web/ui/button.tsx'
import { announceSummaryDownload, downloadSummary } from '#web/ui/save-file.ts'
import { DownloadOffer, FormatLinks } from './format-links.tsx'
import { SendButtons } from './send-buttons.tsx'

type Props = { summary: DeliveredSummary }

/** The formats that the panel writes by itself, without the server. */
const own: readonly SummaryFormat[] = ['markdown', 'text']

/** The downloads: the summary where the plan allows it, the transcript for every user. */
export function DownloadPanel({ summary }: Props) {
  const { historyId } = summary
  const account = useAccount()
  const isAllowed =
    plans[summary.user.planType].canDownload || (account.status === 'signed-in' && account.user.canDownload)
  function saveText(): void {
    const text = summaryText(summary, copiedWords)
    downloadSummary({ name: fileName(summary.videoTitle, '.txt'), text })
  }

  function saveMarkdown(): void {
    const text = summaryMarkdown(summary, copiedWords)
    downloadSummary({ name: fileName(summary.videoTitle, '.md'), text })
  }

  return (
    <div className="mt-2 grid gap-4 rounded-card border border-line bg-surface p-4 text-sm sm:grid-cols-2 in-room:grid-cols-1">
      <section aria-labelledby="download-summary">
        <h2 id="download-summary" className="font-medium">
          {downloadPanel.summary}
        </h2>
        {isAllowed ? (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={saveText}>
              {downloadPanel.text}
            </Button>
            <Button variant="secondary" size="sm" onClick={saveMarkdown}>
              {downloadPanel.markdown}
            </Button>
          </div>
        ) : (
          <DownloadOffer />
        )}
        {historyId !== null && (
          <FormatLinks
            label={downloadPanel.others}
            className="mt-2"
            formats={savableFormats(isAllowed).filter(
              (format) => !own.includes(format) && isThere(format, summary),
            )}
            hrefOf={(format) => `/api/summaries/${historyId}/file${fileQuery({ format })}`}
            onSave={announceSummaryDownload}
          />
        )}
        {historyId !== null && isAllowed && account.status === 'signed-in' && (
          <SendButtons historyId={historyId} />
        )}
      </section>
      {/* In three columns the transcript has its own menu of the same files in view. */}
      <section aria-labelledby="download-transcript" className="in-room:hidden">
        <h2 id="download-transcript" className="font-medium">
          {downloadPanel.transcript}
        </h2>
        <TranscriptDownloads transcriptId={summary.transcriptId} timings={summary.timings} />
        <TranslatedFiles transcriptId={summary.transcriptId} timings={summary.timings} />
      </section>
    </div>
  )
}

function isThere(format: SummaryFormat, { chapters }: DeliveredSummary): boolean {
  return format !== 'chapters' || canListChapters(chapters)
}

type FilesProps = { transcriptId: string; timings: Transcript['timings'] }

/** The finished translations of a transcript as files; nothing where there are none. */
function TranslatedFiles({ transcriptId, timings }: FilesProps) {
  const { data } = useQuery(translationsQuery(transcriptId))
  const finished = data?.translations.filter(({ state }) => state === 'done') ?? []
  return finished.map(({ language }) => {
    const name = languageName(language)
    return (
      <div key={language} className="-ms-3 mt-2 flex flex-wrap items-center">
        <span className="px-3 text-sm">{transcriptTexts.translatedFile(name)}</span>
        <TranslationDownloads id={transcriptId} timings={timings} language={language} name={name} />
      </div>
    )
  })
}
