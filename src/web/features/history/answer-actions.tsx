import { useState } from 'react'
import type { Answer } from '#contract/questions.ts'
import { fileName } from '#export/file-name.ts'
import { libraryBibtex, libraryCsl, libraryMarkdown } from '#export/library-answer.ts'
import { failureTexts } from '#messages/failure-texts.ts'
import { historyAnswer } from '#messages/history-answer.ts'
import { summaryFormats } from '#product/summary-formats.ts'
import { copiedWords } from '#web/text/copied-words.ts'
import { CopyIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { saveFile } from '#web/ui/save-file.ts'

type FileContent = string | Uint8Array<ArrayBuffer>
type FileKind = {
  name: string
  ending: string
  write: (answer: Answer) => FileContent | Promise<FileContent>
}

const toMarkdown = (answer: Answer): string => libraryMarkdown(answer, copiedWords)
const files: readonly FileKind[] = [
  { name: summaryFormats.markdown.name, ending: '.md', write: toMarkdown },
  { name: historyAnswer.word, ending: '.docx', write: toWord },
  { name: historyAnswer.bibtex, ending: '.bib', write: libraryBibtex },
  { name: historyAnswer.csl, ending: '.json', write: libraryCsl },
]

/** Its writer is loaded at a press. */
async function toWord(answer: Answer): Promise<Uint8Array<ArrayBuffer>> {
  const { libraryWord } = await import('./library-word.ts')
  return libraryWord(answer, copiedWords)
}

/** Copies an answer out of many videos with its sources, or saves it, named by its question. */
export function AnswerActions({ answer }: { answer: Answer }) {
  const [hasFailed, setFailed] = useState(false)

  async function save({ ending, write }: FileKind): Promise<void> {
    const written = await Promise.resolve(write(answer)).catch(() => null)
    setFailed(written === null)
    if (written === null) return
    const type = typeof written === 'string' ? 'text/plain;charset=utf-8' : 'application/octet-stream'
    const content = new Blob([written], { type })
    saveFile(fileName(answer.question, ending), content)
  }

  return (
    <fieldset aria-label={historyAnswer.takeAway} className="mt-2 -ms-3 flex flex-wrap">
      <Button variant="quiet" size="sm" onClick={() => void copyText(toMarkdown(answer))}>
        <CopyIcon />
        {historyAnswer.copy}
      </Button>
      {files.map((file) => (
        <Button key={file.ending} variant="quiet" size="sm" onClick={() => void save(file)}>
          {file.name}
        </Button>
      ))}
      {hasFailed && (
        <p role="alert" className="px-3 py-2 text-sm text-bad">
          {failureTexts.unknown}
        </p>
      )}
    </fieldset>
  )
}
