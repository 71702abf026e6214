import { describe, expect, it } from 'vitest'
import { foreignLanguage } from '#core/text/detect-language.ts'

describe('The language of a question', () => {
  it.each([
    ['What is Python?', 'de', 'en'],
    ['How long does the dough have to rest?', 'de', 'en'],
    ['What does Macron say about pensions?', 'fr', 'en'],
    ['Wie lange muss der Teig im Kühlschrank ruhen?', 'en', 'de'],
    ['¿Cuánto tiempo se hornea la masa?', 'en', 'es'],
    ['Pourquoi utiliser Docker pour ce projet ?', 'en', 'fr'],
    ['О чём говорит автор в конце?', 'en', 'ru'],
    ['パイソンとは何ですか', 'en', 'ja'],
    ['वह क्या कहता है और क्यों?', 'en', 'hi'],
    ['What is the recipe about, in short?', 'zh-Hans', 'en'],
  ])('of "%s" to a video in %s is recognized: %s', async (question, spoken, language) => {
    expect(await foreignLanguage(question, spoken)).toBe(language)
  })

  it.each([
    ['Who is he?', 'de'],
    ['Python?', 'ja'],
    ['Kaiserschmarrn', 'en'],
    ['Does José like Barcelona?', 'en'],
    ['What does he say about the Bundesverfassungsgericht?', 'en'],
    ['What is the recipe for Kaiserschmarrn with Zwetschgenröster?', 'en-GB'],
    ['Was sagt er über Machine Learning und Deep Learning?', 'de-AT'],
    ['Was sagt er über Machine Learning?', 'en'],
    ['O que ele diz sobre machine learning?', 'pt-BR'],
    ['Berapa lama adonan harus didiamkan?', 'ms'],
    ['Hvor lenge skal deigen hvile i kjøleskapet?', 'nb'],
    ['What is said about the weather today?', 'und'],
    ['What is said about the weather today?', 'sw'],
  ])('of "%s" to a video in %s may be that of the video', async (question, spoken) => {
    expect(await foreignLanguage(question, spoken)).toBeNull()
  })
})
