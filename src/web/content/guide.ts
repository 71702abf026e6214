import { guideQuestions } from './guide-questions.ts'
import { guideSections } from './guide-sections.ts'

/** The words of the guide in the blog. */
export const guide = {
  path: '/blog/summarize-youtube-videos',
  title: 'How to summarize YouTube videos, and check the result',
  description:
    'A guide to summaries of YouTube videos: where the transcript comes from, what to do without captions, how to tell a good summary from a fluent one, and how to use it.',
  heading: 'How to summarize YouTube videos, and check the result',
  lead: 'By hand, with a chatbot, or with a tool made for it: what each is good for, where each goes wrong, and how to tell in two minutes whether to trust what you read.',
  /** As ISO dates. */
  published: '2026-11-21',
  modified: '2026-11-21',
  dateLine: '21 November 2026',
  contentsHeading: 'Contents',
  sections: guideSections,
  plansHeading: 'What it costs here',
  questionsHeading: 'Frequently asked questions',
  questions: guideQuestions,
  call: {
    heading: 'Try it with a video you know',
    text: "It's the fastest way to see whether a summary is right.",
  },
}
