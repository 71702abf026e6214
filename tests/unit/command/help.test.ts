import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { shopWords } from '#tests/setup/shop-words.ts'
import { cameOut, documentedExamples, helpTexts, runExample } from './documented-examples.ts'

const examples = await documentedExamples()
const needServer = examples.filter((example) => /^precis (?:export|collection|follow|digest)\b/.test(example))

let youtube: YoutubeSimulator
beforeAll(async () => {
  youtube = await startYoutubeSimulator()
})
afterAll(() => youtube[Symbol.asyncDispose]())

describe('an example of the help', () => {
  it('is there for the program and each command that does work', () => {
    for (const start of [
      'precis https://',
      'precis talk',
      'precis ask',
      'precis transcript',
      'precis export',
      'precis collection',
      'precis follow',
      'precis digest',
    ])
      expect(examples.filter((example) => example.startsWith(start))).not.toEqual([])
  })

  it.each(examples.filter((example) => !needServer.includes(example)))(
    'works without a server: %s',
    async (example) => {
      const ran = await runExample(example, { env: { YOUTUBE_BASE_URL: youtube.origin }, fetch })
      expect(cameOut(example, ran), JSON.stringify(ran)).toBe(true)
    },
  )

  it.each(needServer)('says without a server that it needs one: %s', async (example) => {
    const ran = await runExample(example)
    expect(ran).toMatchObject({ code: 77, output: '', files: {} })
    expect(ran.errors).toContain('--server')
  })
})

describe('the help of the program and of each command', () => {
  it('has no word of a shop, since a server may sell nothing', async () => {
    const texts = await helpTexts()
    expect(texts.length).toBeGreaterThan(15)
    expect(texts.map((text) => shopWords.en.exec(text)?.[0] ?? null).filter((word) => word !== null)).toEqual(
      [],
    )
  })
})
