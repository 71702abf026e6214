import { lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { mindMap } from '#export/mind-map.ts'
import { summaryDocument } from './summary-document.ts'

/** The branches of a map as a reader of Markdown finds them: headings with the lines of the lists below. */
function branchesOf(markdown: string): { heading: string; lines: string[] }[] {
  const [, , body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(markdown) ?? []
  const branches: { heading: string; lines: string[] }[] = []
  for (const token of lexer(body)) {
    if (token.type === 'heading')
      branches.push({ heading: `${'#'.repeat(token.depth)} ${token.text}`, lines: [] })
    if (token.type === 'list')
      branches.at(-1)?.lines.push(...token.items.map(({ text }: { text: string }) => text))
  }
  return branches
}

const watch = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'

describe('a mind map', () => {
  it('has a branch for each section with the lines that are said in it, each with its second', () => {
    expect(branchesOf(mindMap(summaryDocument({ gist: 'Rivers get clean.' })))).toEqual([
      { heading: String.raw`# Rivers: 100% of "London" & \[more\] \#1`, lines: ['Rivers get clean.'] },
      {
        heading: String.raw`## [0:00](${watch}&t=0s) Water \[clean\]`,
        lines: [`[0:04](${watch}&t=4s) =The river is clean`, `[1:05](${watch}&t=65s) Seals came back`],
      },
      {
        heading: `## [2:00](${watch}&t=120s) Money`,
        lines: [`[2:10](${watch}&t=130s) It costs 25 pounds, "roughly"`],
      },
    ])
  })

  it('has the sections of a form as its branches, and says who says a line', () => {
    const sentence = { ...summaryDocument().insights[0], paragraph: 10, more: [] }
    const [insight] = summaryDocument().insights
    if (insight === undefined) throw new Error('The document has insights')
    const form = {
      id: 'meeting',
      name: 'Meeting',
      sections: [
        { heading: 'Decisions', shape: 'points', paragraph: 0 },
        { heading: 'Open', shape: 'points', paragraph: 100 },
      ],
    } as const
    const summarySentences = [{ ...insight, ...sentence, text: 'We ship it', speaker: 'Priya', second: null }]
    const map = mindMap(
      summaryDocument({ form: { ...form, sections: [...form.sections] }, summarySentences }),
    )
    expect(branchesOf(map).slice(1)).toEqual([
      { heading: '## Decisions', lines: ['We ship it (Priya)'] },
      { heading: '## Open', lines: [] },
    ])
  })

  it('has properties that a YAML reader takes, and hangs lines on the title where there are no sections', () => {
    const map = mindMap(summaryDocument({ chapters: [] }))
    expect(parseYaml(/^---\n(.*?)\n---\n/s.exec(map)?.[1] ?? '')).toMatchObject({
      title: 'Rivers: 100% of "London" & [more] #1',
      markmap: { colorFreezeLevel: 2 },
    })
    expect(branchesOf(map)).toHaveLength(1)
    expect(branchesOf(map)[0]?.lines).toHaveLength(3)
  })
})
