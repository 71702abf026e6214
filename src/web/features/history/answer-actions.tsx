import type { Answer } from '#contract/questions.ts'
import { fileName } from '#export/file-name.ts'
import { libraryBibtex, libraryCsl, libraryMarkdown } from '#export/library-answer.ts'
import { historyAnswer } from '#messages/history-answer.ts'
import { summaryFormats } from '#product/summary-formats.ts'
import { copiedWords } from '#web/text/copied-words.ts'
import { CopyIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { saveFile } from '#web/ui/save-file.ts'

type FileKind = { name: string; ending: string; write: (answer: Answer) => string }

const toMarkdown = (answer: Answer): string => libraryMarkdown(answer, copiedWords)
const files: readonly FileKind[] = [
  { name: summaryFormats.markdown.name, ending: '.md', write: toMarkdown },
  { name: historyAnswer.bibtex, ending: '.bib', write: libraryBibtex },
  { name: historyAnswer.csl, ending: '.json', write: libraryCsl },
]

/** Copies an answer out of many videos with its sources, or saves it, named by its question. */
export function AnswerActions({ answer }: { answer: Answer }) {
  function save({ ending, write }: FileKind): void {
    const content = new Blob([write(answer)], { type: 'text/plain;charset=utf-8' })
    saveFile(fileName(answer.question, ending), content)
  }

  return (
    <fieldset aria-label={historyAnswer.takeAway} className="mt-2 -ms-3 flex flex-wrap">
      <Button variant="quiet" size="sm" onClick={() => void copyText(toMarkdown(answer))}>
        <CopyIcon />
        {historyAnswer.copy}
      </Button>
      {files.map((file) => (
        <Button key={file.ending} variant="quiet" size="sm" onClick={() => save(file)}>
          {file.name}
        </Button>
      ))}
    </fieldset>
  )
}
