import { alternatives } from '#web/content/alternatives.ts'
import { Closing, PageFrame, Section } from './page-frame.tsx'
import { QuestionList } from './question-list.tsx'
import { LinkedText } from './linked-text.tsx'

/** Other tools beside ours, dated and with their sources. */
export function AlternativesPage() {
  return (
    <PageFrame {...alternatives}>
      <Section id="side-by-side" heading={alternatives.tableHeading}>
        <p className="mt-2 text-muted">{alternatives.dated}</p>
        <ComparisonTable />
      </Section>
      <Section id="questions" heading={alternatives.questionsHeading}>
        <div className="max-w-3xl">
          <QuestionList questions={alternatives.questions} group="alternatives" />
        </div>
      </Section>
      <Closing {...alternatives.closing} />
    </PageFrame>
  )
}

/** Scrolls by itself on a narrow screen; its links bring the keyboard there. */
function ComparisonTable() {
  return (
    <div className="relative mt-6 overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible">
      <table className="w-full min-w-[64rem] border-collapse text-left text-sm print:min-w-0 print:text-[0.65rem]">
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="p-4 font-medium print:p-1.5">
              Tool and source
            </th>
            {alternatives.columns.map((column) => (
              <th key={column} scope="col" className="p-4 font-medium print:p-1.5">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {alternatives.tools.map(({ name, source, sourceLabel, cells }) => (
            <tr key={name} className="border-b border-line align-top last:border-0">
              <th scope="row" className="p-4 font-medium print:p-1.5">
                {name}
                <span className="mt-1 block font-normal">
                  <LinkedText text={`[${sourceLabel}](${source})`} />
                </span>
              </th>
              {alternatives.columns.map((column, index) => (
                <td key={column} className="p-4 text-muted print:p-1.5">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
