/** The files that a summary can be saved as: what they are called, and how their names end. */
export const summaryFormats = {
  markdown: { name: 'Markdown', extension: 'md', type: 'text/markdown; charset=utf-8' },
  obsidian: { name: 'Obsidian', extension: 'md', type: 'text/markdown; charset=utf-8' },
  notion: { name: 'Notion', extension: 'md', type: 'text/markdown; charset=utf-8' },
  mindmap: { name: 'Mind map', extension: 'md', type: 'text/markdown; charset=utf-8' },
  word: {
    name: 'Word',
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  anki: { name: 'Anki cards', extension: 'apkg', type: 'application/octet-stream' },
  readwise: { name: 'Readwise', extension: 'csv', type: 'text/csv; charset=utf-8' },
  bibtex: { name: 'BibTeX citation', extension: 'bib', type: 'application/x-bibtex; charset=utf-8' },
  csl: {
    name: 'CSL citation',
    extension: 'json',
    type: 'application/vnd.citationstyles.csl+json; charset=utf-8',
  },
  chapters: { name: 'Chapters', extension: 'txt', type: 'text/plain; charset=utf-8' },
  json: { name: 'JSON', extension: 'json', type: 'application/json; charset=utf-8' },
  text: { name: 'Text', extension: 'txt', type: 'text/plain; charset=utf-8' },
} as const
export type SummaryFormat = keyof typeof summaryFormats

/** Those whose files are one note a video: many of them are one zip file. */
const noteFormats: ReadonlySet<SummaryFormat> = new Set([
  'markdown',
  'obsidian',
  'notion',
  'mindmap',
  'word',
  'chapters',
])

/** The file that many summaries are in. */
export function historyFile(format: SummaryFormat): { extension: string; type: string } {
  return noteFormats.has(format) ? { extension: 'zip', type: 'application/zip' } : summaryFormats[format]
}

/** Their names as the wire has them. */
export const summaryFormatIds: readonly SummaryFormat[] = namesOf(summaryFormats)

/** They name the video and its chapters, and hold nothing else of its summary: every plan has them. */
const freeFormats: readonly SummaryFormat[] = ['bibtex', 'csl', 'chapters']

/** The formats that a person may save: all where their plan lets summaries be downloaded. */
export function savableFormats(canDownload: boolean): readonly SummaryFormat[] {
  return canDownload ? summaryFormatIds : freeFormats
}

const minChapters = 3

/** There are enough chapters with a time for the list that players read. */
export function canListChapters(chapters: readonly { start: number | null }[]): boolean {
  return chapters.filter(({ start }) => start !== null).length >= minChapters
}

/** The names of a table's rows, in its order. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name))
}
