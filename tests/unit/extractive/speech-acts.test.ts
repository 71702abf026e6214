import { describe, expect, it } from 'vitest'
import { readUnits } from '#core/extractive/read-units.ts'
import { readSpeechActs } from '#core/extractive/speech-acts.ts'
import { languageOf } from '#core/languages/language-of.ts'

describe('the act of a sentence', () => {
  it.each([
    ['en', 'Which of these is a cause of inflation.'],
    ['de', 'Gibt es Fragen dazu.'],
    ['de', 'Was ist richtig.'],
    ['es', 'Cuántos electrones tiene el átomo?'],
    ['es', 'Cómo se llama esta parte.'],
    ['fr', 'Est-ce que tout le monde me suit.'],
    ['it', 'Avete capito come funziona.'],
    ['pt', 'Por que a água ferve a cem graus.'],
    ['ru', 'Почему вода кипит.'],
    ['ar', 'هل فهمتم الدرس.'],
    ['hi', 'पानी क्यों उबलता है।'],
    ['id', 'Mengapa air mendidih.'],
    ['ja', '水はなぜ沸騰するのでしょうか。'],
    ['zh', '大家明白了吗。'],
  ])('in %s asks: %s', (language, text) => {
    expect(readSpeechActs([text], language)).toEqual(['asks'])
  })

  it.each([
    ['en', "In this lesson we look at today's markets."],
    ['en', 'Go to prices.com slash talk and save.'],
    ['de', 'Schlagt bitte Seite zwölf auf.'],
    ['es', 'Hoy vamos a hablar de la célula.'],
    ['fr', 'Abonnez-vous et laissez un mot.'],
    ['it', 'Oggi parleremo del clima.'],
    ['pt', 'Inscreva-se e ative o sino.'],
    ['ru', 'Сегодня мы поговорим о климате.'],
    ['ar', 'اشتركوا في القناة الآن.'],
    ['hi', 'आज हम कोशिका के बारे में बात करेंगे।'],
    ['id', 'Hari ini kita membahas iklim.'],
    ['ja', '今日は気候について話します。'],
    ['zh', '今天我们谈谈气候。'],
  ])('in %s frames the talk: %s', (language, text) => {
    expect(readSpeechActs([text], language)).toEqual(['frames'])
  })

  it.each([
    ['en', 'What matters to a bank, in the end, is that it is paid back.'],
    ['de', 'Was das Wasser angeht, so kocht es bei hundert Grad.'],
    ['de', 'Heute leben dort achtzig Millionen Menschen.'],
    ['es', 'Hoy viven allí ochenta millones de personas.'],
    ['fr', "Aujourd'hui quatre-vingts millions de gens y vivent."],
    ['ja', 'ですから水は百度で沸騰します。'],
  ])('in %s states: %s', (language, text) => {
    expect(readSpeechActs([text], language)).toEqual([null])
  })

  it('offers an option of the question before it, and states with a letter elsewhere', () => {
    const texts = ['Which one is right?', 'A, prices fall for a year.', 'B, prices rise for a year.']
    expect(readSpeechActs(texts, 'en')).toEqual(['asks', 'offers', 'offers'])
    expect(readSpeechActs(['A, prices fall for a year.'], 'en')).toEqual([null])
  })

  it('is none where a sentence announces what others say: it is half of a list', () => {
    const sentence = { index: 0, start: 0, end: 5, speaker: null, turn: 0, fragment: false }
    const standings = [
      'A bank has three reasons to raise its prices:',
      'A bank has three reasons to raise its prices.',
    ]
    expect(
      standings.map((text) => readUnits([{ ...sentence, text }], languageOf('en'))[0]?.standing),
    ).toEqual(['broken', 'alone'])
  })
})
