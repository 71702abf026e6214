import { describe, expect, it } from 'vitest'
import { suggestedQuestions } from '#web/features/questions/suggested-questions.ts'
import { insight } from './factories.ts'

describe('questions to begin with', () => {
  const chapter = (title: string, end = 1) => {
    const gist = insight({ text: `This is about ${title}.` })
    return { title, start: 0, end, gist }
  }
  const questions = (titles: string[], texts: string[] = [], language = 'en') =>
    suggestedQuestions({
      language,
      chapters: titles.map((title) => chapter(title)),
      insights: texts.map((text) => insight({ text })),
    })

  it('ask what is said about the sections', () => {
    expect(questions(["Man's recorded history", 'Web apps', 'Switch statement'])).toEqual([
      "What is said about man's recorded history?",
      'What is said about web apps?',
      'What is said about the switch statement?',
    ])
  })

  it('leave a section alone whose title none of its lines has', () => {
    const chapters = [{ title: 'Web apps', start: 0, end: 1, gist: insight({ text: 'Browsers are slow.' }) }]
    expect(suggestedQuestions({ language: 'en', chapters, insights: [] })).toEqual([])
  })

  it('ask for a reason that a statement itself names, and for no other', () => {
    expect(
      questions(
        ['Space science'],
        [
          'The browser programming experience is awful, because every browser has its own faults.',
          'In JavaScript, arrays are essentially hash tables.',
          'It is hard to say because nobody knows.',
          'Code which is too tricky is too often wrong.',
        ],
      ),
    ).toEqual(['What is said about space science?', 'Why is the browser programming experience awful?'])
  })

  it.each([
    'From Mocha to JavaScript',
    'The history of',
    'Avoid global variables',
    'Closures are powerful',
    'Numbers and their',
  ])('skip %s, which is no subject', (title) => {
    expect(questions([title, 'Web apps'])).toEqual(['What is said about web apps?'])
  })

  it.each(['The use of closures', 'Getting to the Moon', 'User interfaces', 'On-call rotation'])(
    'keep %s, which is one',
    (title) => {
      expect(questions([title])[0]?.toLowerCase()).toContain(title.toLowerCase())
    },
  )

  it('skip titles that name nothing, and statements of another language', () => {
    expect(questions(['Introduction', 'Part 2'], ['Der Mond ist hart was good.'], 'de')).toEqual([])
  })
})
