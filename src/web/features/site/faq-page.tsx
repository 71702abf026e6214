import { faq } from '#web/content/faq.ts'
import { DemoNote } from '#web/ui/demo-note.tsx'
import { Closing, PageFrame, Section } from './page-frame.tsx'
import { QuestionList } from './question-list.tsx'

/** Questions and answers in groups, one answer open at a time. */
export function FaqPage() {
  return (
    <PageFrame {...faq}>
      <div className="max-w-3xl">
        {faq.categories.map(({ id, title, questions }) => (
          <Section key={id} id={id} heading={title}>
            {id === 'pricing-and-plans' && <DemoNote className="mt-4" />}
            <QuestionList questions={questions} group="faq" />
          </Section>
        ))}
      </div>
      <Closing {...faq.closing} second={{ to: '/contact', label: 'Contact us' }} />
    </PageFrame>
  )
}
