import { fileName } from '#export/file-name.ts'
import { highlightsCsv, highlightsMarkdown } from '#export/highlights.ts'
import type { HighlightSource } from '#export/highlights.ts'
import { controls } from '#messages/controls.ts'
import { highlightTexts } from '#messages/highlight-texts.ts'
import { copiedWords } from '#web/text/copied-words.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Props = { highlighted: Parameters<typeof highlightsMarkdown>[0]; video: HighlightSource }

/** The highlighted lines as files, both made of the same lines. */
export function HighlightFiles({ highlighted, video }: Props) {
  return (
    <div className="mt-8 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        onClick={() => save('md', video.videoTitle, highlightsMarkdown(highlighted, video, copiedWords))}
      >
        {highlightTexts.downloadMarkdown}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => save('csv', video.videoTitle, highlightsCsv(highlighted, video, copiedWords))}
      >
        {highlightTexts.downloadReadwise}
      </Button>
    </div>
  )
}

const types = { md: 'text/markdown', csv: 'text/csv' }

function save(extension: 'md' | 'csv', title: string, text: string): void {
  const content = new Blob([text], { type: `${types[extension]};charset=utf-8` })
  saveFile(fileName(title, `.${extension}`), content)
  showToast({ title: controls.downloaded, description: highlightTexts.saved, tone: 'good' })
}
