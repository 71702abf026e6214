import { AppError } from '#core/app-error.ts'
import { maxNoteCharacters, maxQuestionCharacters } from '#product/limits.ts'
import { formIds } from '#product/summary-forms.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import { pageTranscriptShape } from '../reading/page-transcript.ts'
import { amount, among, list, oneOf, parse, perhaps, record, text } from '../schema/shape.ts'
import type { Shape } from '../schema/shape.ts'

const id = text(36)
const summaryShape = record({
  transcriptId: id,
  language: perhaps(among(...summaryLanguages)),
  style: perhaps(among(...summaryStyles)),
  form: perhaps(text(50)),
})
const asked = text(maxQuestionCharacters)
const questionShape = oneOf(
  record({ historyId: id, question: asked }),
  record({ transcriptId: id, question: asked }),
)

const highlightShape = record({ note: perhaps(text(maxNoteCharacters)) })

const cites = list(record({ sid: text(12), quote: text(1200) }), 6)
const line = { text: text(1200), cites }
const maxLines = 120
const writtenShape = record({
  language: among(...summaryLanguages),
  style: among(...summaryStyles),
  written: record({
    gist: record(line),
    chapters: list(
      record({ from: text(12), title: text(200), gist: text(1200), quote: text(1200) }),
      maxLines,
    ),
    insights: list(record({ text: text(1200), sid: text(12), quote: text(1200) }), maxLines),
    summary: list(record({ ...line, p: amount }), maxLines),
    parts: list(record({ from: amount, to: amount, state: among('read', 'missing') }), maxLines),
  }),
})

/** The bodies of the panel's calls, read. Each throws `AppError` `INVALID_REQUEST` for another form. */
export const readAsked = {
  page: (body: unknown) => {
    const { videoId: _videoId, ...page } = read(pageTranscriptShape, { ...asObject(body), videoId: null })
    return page
  },
  summary: (body: unknown) => {
    const {
      transcriptId,
      language = 'en',
      style = summaryStyles[0],
      form = formIds[0],
    } = read(summaryShape, body)
    return { transcriptId, language, style, form }
  },
  question: (body: unknown) => read(questionShape, body),
  highlight: (body: unknown) => read(highlightShape, body),
  written: (body: unknown) => read(writtenShape, body),
}

function read<T>(shape: Shape<T>, body: unknown): T {
  const found = parse(shape, body)
  if (found === null) throw new AppError('INVALID_REQUEST', 'This is not what the panel sends.')
  return found
}

function asObject(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {}
}
