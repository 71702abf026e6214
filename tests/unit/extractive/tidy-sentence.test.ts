import { describe, expect, it } from 'vitest'
import { tidySentence } from '#core/extractive/read-units.ts'
import { languageOf } from '#core/languages/language-of.ts'

const tidy = (text: string, language = 'en'): string => tidySentence(text, languageOf(language))

describe('English as it is shown', () => {
  it.each([
    ['fillers', 'The, uh, first umm version er failed.', 'The first version failed.'],
    ['notes', 'We tried it [laughter] twice (audience laughs) ♪', 'We tried it twice.'],
    ['opening chatter', 'Okay, so, well, basically the engine is new.', 'The engine is new.'],
    ['asides next to commas', 'The cost, you know, is high, I mean.', 'The cost is high.'],
    [
      'asides before an example',
      'It has much to do, you know, for example, in the kernel.',
      'It has much to do, for example, in the kernel.',
    ],
    [
      'hesitation before a clause',
      'The engine, uh, which is new, failed.',
      'The engine, which is new, failed.',
    ],
    ['hedges', 'We sort of rewrote the parser.', 'We rewrote the parser.'],
    ['vague endings', 'It reads files and stuff like that.', 'It reads files.'],
    ['repeated words', 'We we have to to change the the plan.', 'We have to change the plan.'],
    ['repeated phrases', 'In the end, in the end it worked.', 'In the end it worked.'],
    ['broken-off words', 'The ans- answer is wr- written here.', 'The answer is written here.'],
    ['false starts', 'And-- But today-- So today we start.', 'Today we start.'],
    ['tag questions', 'The cache is full, right?', 'The cache is full.'],
    ['chatter with a curved apostrophe', 'I mean it’s full, isn’t it?', 'It’s full.'],
    ['lower case without stops', 'i think i’ll wait', 'I think I’ll wait.'],
    ['half a quotation', '"We go home tomorrow', 'We go home tomorrow.'],
    ['leading dashes', '- - and the door opened,', 'The door opened.'],
  ])('drops or mends %s', (_what, said, shown) => {
    expect(tidy(said)).toBe(shown)
  })

  it.each([
    ['a kind of thing', 'This is a kind of engine.'],
    ['what one knows', 'You know that the price fell.'],
    ['digits said twice', 'The number is four four one seven.'],
    ['a pronoun that ends one clause and begins the next', 'Wait before you serve it, it thickens up.'],
    ['words doubled for weight', 'It is very very cold.'],
    ['so many', 'So many people came.'],
    ['now that', 'Now that the price fell, we buy.'],
    ['lengths', 'The pipe is 5 mm wide.'],
    ['hedged claims', 'I think the price will fall.'],
    ['questions', 'Is the cache full?'],
    ['a whole quotation', '"We go home," he said.'],
  ])('keeps %s', (_what, said) => {
    expect(tidy(said)).toBe(said)
  })

  it('shows nothing where nothing was said', () => {
    expect([tidy('[Music]'), tidy('uh, um.'), tidy(' -- '), tidy('')]).toEqual(['', '', '', ''])
  })

  it('takes pasted data for no sentence', () => {
    expect(tidy('x'.repeat(5000))).toBe('')
  })
})

describe('other languages as they are shown', () => {
  it('leaves English habits alone', () => {
    expect(tidy('Um zu gewinnen, muss man so so viel üben.', 'de')).toBe(
      'Um zu gewinnen, muss man so so viel üben.',
    )
  })

  it('drops words that only hold the floor, before a comma', () => {
    expect(tidy('Итак, Волна открыта', 'ru')).toBe('Волна открыта.')
    expect(tidy('Alors on danse ce soir', 'fr')).toBe('Alors on danse ce soir.')
  })

  it.each([
    ['ru', 'И некоторые из проблем решены', 'Некоторые из проблем решены.'],
    ['es', 'Pero la batería es nueva', 'La batería es nueva.'],
    ['de', 'Und der Preis ist gefallen', 'Der Preis ist gefallen.'],
    ['fr', 'Mais le prix a baissé', 'Le prix a baissé.'],
    ['it', 'Ma il prezzo è sceso', 'Il prezzo è sceso.'],
    ['pt', 'E o preço caiu', 'O preço caiu.'],
    ['sv', 'Men priset har fallit', 'Priset har fallit.'],
    ['de', 'Undine ist eine Oper', 'Undine ist eine Oper.'],
  ])('drops what ties a sentence to the one before, in %s', (language, spoken, shown) => {
    expect(tidy(spoken, language)).toBe(shown)
  })

  it('closes with the full stop of the script', () => {
    expect([tidy('これは新しい', 'ja'), tidy('これは新しい。', 'ja'), tidy('هذا جديد؟', 'ar')]).toEqual([
      'これは新しい。',
      'これは新しい。',
      'هذا جديد؟',
    ])
  })
})
