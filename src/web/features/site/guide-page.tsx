import { Link } from 'react-router'
import { pageFrame } from '#messages/page-frame.ts'
import { guide } from '#web/content/guide.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { DemoNote } from '#web/ui/demo-note.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Closing, PageFrame, ProseSections, QuestionList, Section } from './page-frame.tsx'
import { PlanCards } from './plan-cards.tsx'

/** The long guide: contents beside the text, then plans and questions. */
export function GuidePage() {
  return (
    <PageFrame {...guide}>
      <p className="text-sm text-muted">
        <time dateTime={guide.published}>{guide.dateLine}</time>
      </p>
      <div className="mt-10 gap-12 lg:grid lg:grid-cols-[16rem_1fr]">
        <Contents />
        <article aria-label={guide.heading}>
          <ProseSections sections={guide.sections} />
          <Link to="/" className={joinClasses(buttonClasses({ size: 'lg' }), 'mt-10 print:hidden')}>
            {pageFrame.summarize}
          </Link>
        </article>
      </div>
      <Section id="plans" heading={guide.plansHeading}>
        <DemoNote className="mt-6" />
        <PlanCards />
      </Section>
      <Section id="questions" heading={guide.questionsHeading}>
        <div className="max-w-3xl">
          <QuestionList questions={guide.questions} group="guide" />
        </div>
      </Section>
      <Closing {...guide.call} links={[{ to: '/how-it-works', label: guide.howItWorks }]} />
    </PageFrame>
  )
}

function Contents() {
  const places = [
    ...guide.sections.map(({ id, heading }) => ({ id, heading })),
    { id: 'plans', heading: guide.plansHeading },
    { id: 'questions', heading: guide.questionsHeading },
  ]
  return (
    <nav aria-labelledby="contents" className="mb-12 lg:sticky lg:top-8 lg:self-start">
      <h2 id="contents" className="font-medium">
        {guide.contentsHeading}
      </h2>
      <ol className="mt-2 border-s border-line">
        {places.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center ps-4 text-muted hover:text-ink hover:underline lg:min-h-9 lg:text-sm"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
