import { fileWords } from '#languages/en/file-words.ts'
import type { SummaryDocument } from './documents.ts'
import { plain, summaryNote } from './markdown.ts'
import { countOfStates } from './marked-summary.ts'

/**
 * A summary as Markdown that Notion's import keeps whole: it shows front matter as text, so that the facts of
 * the video are a table below the title.
 */
export function notionPage(summary: SummaryDocument, words = fileWords): string {
  const { videoChannel, videoUrl, videoDuration, language, engine, createdAt } = summary
  const { facts: names } = words.files
  const facts = [
    [names.channel, videoChannel],
    [names.link, videoUrl],
    [names.length, videoDuration],
    [names.language, language],
    [names.writtenBy, engine.name],
    [names.madeOn, createdAt.slice(0, 10)],
    [names.checked, countOfStates(summary, words)],
  ]
  const rows = facts.flatMap(([name = '', value]) =>
    value === null || value === undefined || value === '' ? [] : [`| ${name} | ${cell(value)} |`],
  )
  const [title = '', ...rest] = summaryNote(summary, words).split('\n\n')
  return [title, ['| | |', '| --- | --- |', ...rows].join('\n'), ...rest].join('\n\n')
}

/** An address stays one; anything else is text. */
function cell(value: string): string {
  return /^https:\/\/[^\s|]+$/.test(value) ? value : plain(value)
}
