import { describe, expect, it } from 'vitest'
import { ModelFailure } from '#core/writing/language-model.ts'
import { languageOfText } from '#core/writing/language-of-text.ts'
import { answerHonestly, honestAnswer, taskOf } from './honest-answers.ts'
import { runEngine, shownIn } from './run-engine.ts'
import { createScriptedModel } from './scripted-model.ts'
import { makeTranscript } from './transcript.ts'

const transcript = makeTranscript(20)

describe('languageOfText', () => {
  const samples = {
    simplified: '这个视频说明了我们国家的学生为什么会对时间和发现这么关注，他们来过很多地方。',
    traditional: '這個視頻說明了我們國家的學生為什麼會對時間和發現這麼關注，他們來過很多地方。',
    indonesian:
      'Pembicara menjelaskan bahwa banyak orang pergi ke pelabuhan setiap hari untuk menghitung perahu kayu.',
    hindi: 'वक्ता बताते हैं कि लोग हर दिन बंदरगाह पर लकड़ी की नावें गिनने जाते थे।',
    hinglish: 'Vakta batate hain ki log har din bandargah par lakdi ki naavein ginne jaate the.',
    english: 'The speaker explains that many people went to the harbour each day to count wooden boats.',
  }

  it.each([
    ['what was wanted', samples.english, 'en', 'en'],
    ['another one', samples.english, 'de', 'en'],
    ['one that the detector knows by another name', samples.indonesian, 'id', 'id'],
    ['simplified for simplified characters', samples.simplified, 'zh-Hans', 'zh-Hans'],
    ['simplified for traditional characters', samples.simplified, 'zh-Hant', 'zh-Hans'],
    ['traditional for simplified characters', samples.traditional, 'zh-Hans', 'zh-Hant'],
    ['Hindi', samples.hindi, 'hi', 'hi'],
    ['Hindi in Latin letters', samples.hinglish, 'hi-Latn', 'hi-Latn'],
    ['Latin letters for Devanagari', samples.hinglish, 'hi', 'hi-Latn'],
    ['Devanagari for Latin letters', samples.hindi, 'hi-Latn', 'hi'],
    ['a text too short to tell', 'Ja.', 'fr', 'fr'],
  ] as const)('recognises %s', async (_, text, wanted, language) => {
    expect(await languageOfText(text, wanted)).toBe(language)
  })
})

describe('the language of a summary', () => {
  const german = {
    gist: 'Die Rednerin erzählt von vielen Menschen und davon, was sie jeden Tag getan haben.',
    statement: 'Der Ingenieur hat jeden Tag alte Karten am Hafen vermessen.',
  }

  it('is asked for by its name, and quotes stay as they were said', async () => {
    const model = createScriptedModel((call) => {
      const answer = honestAnswer(call)
      const insights = answer.insights.map((each, at) => ({
        ...each,
        text: `${german.statement} Fall ${at}.`,
      }))
      const gist = { ...answer.gist, text: german.gist }
      const summary = answer.summary.map((each) => ({ ...each, text: german.statement }))
      return JSON.stringify({ ...answer, gist, summary, insights })
    })
    const { result } = await runEngine({ ...transcript, outputLanguage: 'de' }, [model])
    expect(model.asked).toHaveLength(1)
    expect(model.asked[0]?.prompt).toContain('German (de)')
    expect(result.language).toBe('de')
    expect(result.insights[0]?.quote).toMatch(/^On day 1\d\d\d /)
  })

  it('is set right once when it is another than was wanted', async () => {
    const model = createScriptedModel((call) => {
      if (taskOf(call) !== 'language') return answerHonestly(call)
      const numbered = [...call.prompt.matchAll(/^(?<n>\d+): (?<text>.*)$/gm)]
      const texts = numbered.map(({ groups }, at) => ({
        n: Number(groups?.['n']),
        text: at === 0 ? german.gist : `${german.statement} ${at}`,
      }))
      return JSON.stringify({ texts })
    })
    const { result, progress } = await runEngine({ ...transcript, outputLanguage: 'de' }, [model])
    expect(model.asked.map(taskOf)).toEqual(['whole', 'language'])
    expect(result).toMatchObject({ language: 'de', gist: { text: german.gist } })
    expect(
      result.insights.every(
        ({ text, quote }) => text.startsWith(german.statement) && quote.startsWith('On day'),
      ),
    ).toBe(true)
    expect(
      result.summary.every(
        ({ text, citations }) =>
          text.startsWith(german.statement) && citations.every(({ quote }) => quote.startsWith('On day')),
      ),
    ).toBe(true)
    expect(
      result.chapters.every(({ gist, title }) => gist?.text.startsWith('Der') && title.startsWith('Der')),
    ).toBe(true)
    expect(shownIn(progress)).toEqual({
      gist: result.gist,
      chapters: result.chapters,
      insights: result.insights,
      summary: result.summary,
    })
  })

  it('is said as it is when the model cannot set it right', async () => {
    const model = createScriptedModel((call) =>
      taskOf(call) === 'language' ? new ModelFailure('broken') : answerHonestly(call),
    )
    const { result } = await runEngine({ ...transcript, outputLanguage: 'fr' }, [model])
    expect(result.language).toBe('en')
    expect(model.asked).toHaveLength(2)
  })
})
