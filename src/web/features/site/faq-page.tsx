import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { hasPlans } from '#product/offers.ts'
import { faq } from '#web/content/faq.ts'
import type { Question } from '#web/content/prose.ts'
import { DemoNote } from '#web/ui/demo-note.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Closing, PageFrame, QuestionList, Section } from './page-frame.tsx'

/**
 * Questions and answers in groups, one answer open at a time, the first from the start; a search leaves those
 * with all its words.
 */
export function FaqPage() {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(wordsOf(typed).join(' '))
  const categories = faq.categories.flatMap((category) => {
    const questions = category.questions.filter((question) => hasAll(question, wordsOf(words)))
    return questions.length === 0 ? [] : [{ ...category, questions }]
  })
  return (
    <PageFrame {...faq}>
      <div className="max-w-3xl">
        <TextField
          label={faq.search}
          type="search"
          autoComplete="off"
          className="mt-4 print:hidden noscript:hidden"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <output className="sr-only">{words === '' ? '' : foundText(categories)}</output>
        {categories.length === 0 && (
          <p className="mt-6">
            {faq.nothing}{' '}
            {hasPlans && (
              <Link to="/contact" className="text-accent underline underline-offset-2">
                {faq.write}
              </Link>
            )}
          </p>
        )}
        {categories.map(({ id, title, questions }, index) => (
          <Section key={id} id={id} heading={title}>
            {id === 'pricing-and-plans' && <DemoNote className="mt-4" />}
            <QuestionList key={words} questions={questions} group="faq" isFirstOpen={index === 0} />
          </Section>
        ))}
      </div>
      <Closing {...faq.closing} links={[{ to: '/contact', label: faq.closing.contact }]} />
    </PageFrame>
  )
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

function hasAll({ question, answer }: Question, words: readonly string[]): boolean {
  const text = `${question} ${answer}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

function foundText(categories: readonly { questions: readonly Question[] }[]): string {
  const count = categories.reduce((sum, { questions }) => sum + questions.length, 0)
  return faq.found(count)
}
