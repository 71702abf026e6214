/** The page about us. In paragraphs `[words](/address)` is a link. */
export const about = {
  title: 'About',
  description: 'Why Précis exists, what it promises, and how we work.',
  heading: 'About Précis',
  lead: "A reading tool for video: calm, exact, and open about what it doesn't know.",
  why: {
    heading: 'Why it exists',
    paragraphs: [
      'Much of what is worth knowing is said in videos: lectures, hearings, talks, long conversations. Text can be skimmed, searched and quoted; an hour of video takes an hour.',
      'A machine can write a page about that hour. What it cannot give by itself is a reason to believe the page. Most readers will never watch the video to find out, so errors stay where they are.',
    ],
  },
  promise: {
    heading: 'What we promise',
    paragraph:
      "Any video, in brief, and every line of it can be checked. Each line comes with its time and with the words that were said, looked up in the transcript. If they aren't there, we say so.",
    /** On how many talks it was measured, and the address of how. */
    measured: (talks: string, method: string) =>
      `How well that works is measured on ${talks} real talks and meetings, and the programs that measure it come with the source. [Read how](${method})`,
  },
  manners: {
    heading: 'How we work',
    paragraphs: ['A few rules we hold ourselves to:'],
    points: [
      "Say what we know and what we don't. If a part of a video couldn't be read, we name it.",
      'Count only what was delivered. A failure never counts.',
      'Ask for little. Your first summary needs no email, and nothing loads from other sites until you ask.',
      "What's yours stays yours: download it all as one file, delete it when you want.",
      "Publish no figure we didn't measure.",
    ],
  },
  name: {
    heading: 'The name',
    paragraphs: [
      "A précis is a summary that keeps the substance and the order of what was said, and adds nothing. It was once an exercise in schools. We think it's still a good one.",
    ],
  },
}
