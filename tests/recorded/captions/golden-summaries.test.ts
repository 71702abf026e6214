import { expect, it } from 'vitest'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { inputOf } from '#tests/unit/extractive/transcripts.ts'
import { languageOf, readFile, recordedCaptions } from './read-file.ts'

/**
 * Files whose extracted summaries were read, one or more in each of eight languages.
 * `eval/findings/sentences.md` has the reading.
 */
const readByEye = [
  'google-ccby/IO2009-HTML5.en.srt',
  'google-ccby/IntroToGoogleData.es.stc',
  'google-ccby/IntroToGoogleData.pt-BR.stc',
  'google-ccby/IntroToGoogleData.ja.stc',
  'google-ccby/IntroToGoogleData.zh-CN.stc',
  'google-ccby/YouTubeInfrastructure.ru.srt',
  'google-ccby/friends_connect_demo.de.srt',
  'google-ccby/friends_connect_demo.fr.srt',
]

describeRealData('the extracted summary of', recordedCaptions, (folder) => {
  // The numbers of sentences, not their words, which are not ours. What changes them is read again, and then
  // stored by `vitest -u`.
  it.each(readByEye)('%s has the lines that were read', (file) => {
    const language = languageOf(file)
    const sentences = splitSentences(readFile(folder, file).cues, language)
    const { summary, insights, chapters } = extractSummary(inputOf(sentences, { language }))
    expect({
      sentences: sentences.length,
      summary: summary.flatMap(({ citations }) => citations.map(({ sentence }) => sentence)).join(' '),
      insights: insights.map(({ sentence }) => sentence).join(' '),
      sections: chapters.map(({ sentence }) => sentence).join(' '),
    }).toMatchSnapshot()
  })
})
