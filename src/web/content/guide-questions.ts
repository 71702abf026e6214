import { plans } from '#product/plans.ts'
import { allowanceText } from './plan-texts.ts'
import type { Question } from './prose.ts'

/** The questions at the end of the guide. */
export const guideQuestions: readonly Question[] = [
  {
    question: "May I summarize someone else's video?",
    answer:
      "People have always noted down in their own words what others say. Publishing is another matter: quote sparingly, name the source, link to it. This isn't legal advice.",
  },
  {
    question: 'Does a summary replace the video?',
    answer:
      'To decide whether to watch, often. For tone, pictures, demonstrations and jokes, never. A good summary tells you which five minutes to watch.',
  },
  {
    question: 'Can I summarize a video without captions?',
    answer:
      'With a transcript from elsewhere, yes: paste or upload it. Without one, a tool has to listen to the sound, which takes longer and gets names wrong.',
  },
  {
    question: 'What does it cost to try Précis?',
    answer: `Nothing: ${allowanceText(plans.free).toLowerCase()}, the first without an email address. See [pricing](/pricing) for the other plans.`,
  },
]
