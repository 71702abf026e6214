import type { Answer } from '#contract/questions.ts'
import { fileName } from '#export/file-name.ts'
import { libraryBibtex, libraryCsl, libraryMarkdown } from '#export/library-answer.ts'
import { historyAnswer } from '#messages/history-answer.ts'
import { summaryFormats } from '#product/summary-formats.ts'
import { showFailure } from '#web/api/api-error.ts'
import { copiedWords } from '#web/text/copied-words.ts'
import { CopyIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { saveFile } from '#web/ui/save-file.ts'

type FileKind = {
  name: string
  ending: string
  type?: string
  write: (answer: Answer) => BlobPart | Promise<BlobPart>
}

const toMarkdown = (answer: Answer): string => libraryMarkdown(answer, copiedWords)

/** The writer of this file comes with the press: it brings a reader of Markdown. */
async function toWord(answer: Answer): Promise<BlobPart> {
  const { wordFile } = await import('#export/word-file.ts')
  const { question: title, createdAt: at } = answer
  return wordFile({ markdown: toMarkdown(answer), title, language: document.documentElement.lang, at })
}

const { markdown, word } = summaryFormats
const files: readonly FileKind[] = [
  { name: markdown.name, ending: '.md', write: toMarkdown },
  { name: word.name, ending: '.docx', type: word.type, write: toWord },
  { name: historyAnswer.bibtex, ending: '.bib', write: libraryBibtex },
  { name: historyAnswer.csl, ending: '.json', write: libraryCsl },
]

/** Copies an answer out of many videos with its sources, or saves it, named by its question. */
export function AnswerActions({ answer }: { answer: Answer }) {
  async function save({ ending, type = 'text/plain;charset=utf-8', write }: FileKind): Promise<void> {
    saveFile(fileName(answer.question, ending), new Blob([await write(answer)], { type }))
  }

  return (
    <fieldset aria-label={historyAnswer.takeAway} className="mt-2 -ms-3 flex flex-wrap">
      <Button variant="quiet" size="sm" onClick={() => void copyText(toMarkdown(answer))}>
        <CopyIcon />
        {historyAnswer.copy}
      </Button>
      {files.map((file) => (
        <Button
          key={file.ending}
          variant="quiet"
          size="sm"
          onClick={() => void save(file).catch(showFailure)}
        >
          {file.name}
        </Button>
      ))}
    </fieldset>
  )
}
