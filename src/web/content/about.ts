import { measured, methods } from './measured.ts'
import type { ProseSection } from './prose.ts'

const sections: readonly ProseSection[] = [
  {
    id: 'why',
    heading: 'Why it exists',
    paragraphs: [
      'Much of what is worth knowing is said in videos: lectures, hearings, talks, long conversations. Text can be skimmed, searched and quoted; an hour of video takes an hour.',
      'A machine can write a page about that hour. What it cannot give by itself is a reason to believe the page. Most readers will never watch the video to find out, so errors stay where they are.',
    ],
  },
  {
    id: 'promise',
    heading: 'What we promise',
    paragraphs: [
      'Any video, in brief, and every line of it can be checked. Each insight comes with the second at which it was said and with the words, looked up in the transcript. When they are not found, the page says so.',
      `How well that works is measured on ${measured.evidenceTalks} real talks and meetings, and the programs that measure it come with the source. [Read how](${methods.evidence.path})`,
    ],
  },
  {
    id: 'manners',
    heading: 'How we work',
    paragraphs: ['A few rules that we hold ourselves to:'],
    points: [
      'Say what is known and what is not. A part of a video that could not be read is named.',
      'Count only what was delivered. What fails costs nothing.',
      'Ask for little. The first summary needs no address, and no page loads anything from others unasked.',
      'What is yours stays yours: one file with everything, and deletion when you want it.',
      'No figure on these pages that was not measured.',
    ],
  },
  {
    id: 'name',
    heading: 'The name',
    paragraphs: [
      'A précis is a summary that keeps the substance and the order of what was said, and adds nothing. It was once an exercise in schools. We think it is still a good one.',
    ],
  },
]

/** The words of the page about us. */
export const about = {
  title: 'About',
  description: 'Why Précis exists, what it promises, and the rules that it is made by.',
  heading: 'About Précis',
  lead: 'A reading tool for video: calm, exact, and open about what it does not know.',
  sections,
}
