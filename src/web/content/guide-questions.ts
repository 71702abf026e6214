import { plans } from '#product/plans.ts'
import { allowanceWords } from './plan-words.ts'
import type { Question } from './question.ts'

/** The questions at the end of the guide. */
export const guideQuestions: readonly Question[] = [
  {
    question: 'Is it allowed to summarize a video of somebody else?',
    answer:
      'Reading something and noting down what it says in your own words is what people have always done. What you publish is another matter: quote sparingly, name the source, link to it. This is no legal advice.',
  },
  {
    question: 'Does a summary replace the video?',
    answer:
      'For deciding whether to watch, often. For tone, pictures, demonstrations and jokes, never. A good summary tells you which five minutes to watch.',
  },
  {
    question: 'Can I summarize a video without captions?',
    answer:
      'With a transcript from elsewhere, yes: paste it or upload the file. Without any transcript a tool has to listen to the sound, which takes longer and makes mistakes in names.',
  },
  {
    question: 'What does it cost to try Précis?',
    answer: `Nothing: ${allowanceWords(plans.free).toLowerCase()}, the first without an email address. The other plans are on the page of [prices](/pricing).`,
  },
]
