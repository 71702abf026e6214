import { describe, expect, it } from 'vitest'
import { askExamples } from '#command/commands/ask.ts'
import { exportExamples } from '#command/commands/export.ts'
import { summarizeExamples } from '#command/commands/summarize.ts'
import { transcriptExamples } from '#command/commands/transcript.ts'
import { runPrecis } from './run-precis.ts'
import { folderWith, transcriptCaptions } from './transcript-file.ts'

describe('the help of a command', () => {
  it.each([
    ['summarize', summarizeExamples],
    ['transcript', transcriptExamples],
    ['ask', askExamples],
    ['export', exportExamples],
  ])('shows examples of %s', async (name, examples) => {
    const { output, code } = await runPrecis([name, '--help'])
    expect(code).toBe(0)
    for (const example of examples) expect(output).toContain(`\n  ${example}\n`)
  })

  const offline = [...summarizeExamples, ...transcriptExamples, ...askExamples].filter(
    (example) => !example.includes('https://'),
  )

  it.each(offline)('has an example that works: %s', async (example) => {
    await using folder = await folderWith({ 'talk.srt': transcriptCaptions })
    const [command = '', input] = example.split(' < ')
    const argv = [...command.matchAll(/"([^"]*)"|\S+/g)]
      .slice(1)
      .map(([word, quoted]) => quoted ?? word)
      .map((word) => (/^talk\.\w+$/.test(word) ? folder.at(word) : word))
    const ran = await runPrecis([...argv, '-q'], input === undefined ? {} : { input: transcriptCaptions })
    expect(ran).toMatchObject({ code: 0, errors: '' })
  })
})
