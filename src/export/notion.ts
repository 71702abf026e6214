import type { SummaryDocument } from './documents.ts'
import { plain, summaryNote } from './markdown.ts'
import { countOfStates } from './marked-summary.ts'

/**
 * A summary as Markdown that Notion's import keeps whole: it shows front matter as text, so that the facts of the video are a table
 * below the title.
 */
export function notionPage(summary: SummaryDocument): string {
  const { videoChannel, videoUrl, videoDuration, language, engine, createdAt } = summary
  const facts = [
    ['Channel', videoChannel],
    ['Link', videoUrl],
    ['Length', videoDuration],
    ['Language', language],
    ['Written by', engine.name],
    ['Made on', createdAt.slice(0, 10)],
    ['Checked', countOfStates(summary)],
  ]
  const rows = facts.flatMap(([name = '', value]) =>
    value === null || value === undefined || value === '' ? [] : [`| ${name} | ${cell(value)} |`],
  )
  const [title = '', ...rest] = summaryNote(summary).split('\n\n')
  return [title, ['| | |', '| --- | --- |', ...rows].join('\n'), ...rest].join('\n\n')
}

/** An address stays one; anything else is text without marks of a table. */
function cell(value: string): string {
  return /^https:\/\/\S+$/.test(value) ? value : plain(value).replaceAll('|', String.raw`\|`)
}
