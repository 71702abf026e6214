import { dayWindowHours, plans } from '#product/plans.ts'
import { summaryStyles } from '#product/summary-options.ts'

const freeSummaries = plans.free.allowance?.summaries ?? 0

/** What was measured of the check, each as it is written. */
type Measured = {
  talks: string
  found: string
  otherTalk: string
  changedNumber: string
  addedNot: string
  removedNot: string
  /** The address of the text that says how it was measured. */
  method: string
}

/** The guide in the blog. In paragraphs, points and answers `[words](/address)` is a link. */
export const guide = {
  title: 'How to summarize YouTube videos, and check the result',
  description:
    'A guide to summaries of YouTube videos: where the transcript comes from, what to do without captions, how to tell a good summary from a fluent one, and how to use it.',
  heading: 'How to summarize YouTube videos, and check the result',
  lead: 'By hand, with a chatbot, or with a tool made for it: what each is good for, where each goes wrong, and how to tell in two minutes whether to trust what you read.',
  dateLine: '21 November 2026',
  contentsHeading: 'Contents',
  /** In the order of the table of contents. */
  sections: {
    why: {
      heading: 'Why summarize at all',
      paragraphs: [
        'Speech is slow. People speak at some 150 words a minute and read at more than 200, and they can skip while reading. An hour of talk is a text of about nine thousand words, of which you may need three hundred.',
        'So a summary is useful before watching, to decide whether to; instead of watching, when the substance is all you need; and after it, to find a passage again. These are three different needs. The first takes two sentences, the second a page, the third a list of moments.',
      ],
    },
    transcript: {
      heading: 'It all begins with the transcript',
      paragraphs: [
        'Nearly every tool reads the captions, not the video. What they lack, the summary lacks: slides, gestures, code on a screen. Captions written by a person beat automatic ones, which have little punctuation and mishear names and numbers.',
        "Two things go wrong here more often than in the summary itself. The captions can't be fetched, and the tool quietly summarizes the video's description instead. Or the track is cut short, and you get a faithful summary of the first ten minutes. Before you judge a summary, look at the last chapter: is it from the end of the video?",
      ],
    },
    'by-hand': {
      heading: 'By hand',
      paragraphs: [
        "Open \"Show transcript\" below the video, copy the text, read it with a pencil. It's slow, but you'll remember it better than anything a machine wrote for you. For one important talk, it's still the best way.",
      ],
      points: [
        'Write down the question that the speaker answers, before anything else.',
        'Mark each place where the subject changes. These are your chapters.',
        'For every point, note the time and five words that were actually said.',
        'Write the summary from the notes, not from memory.',
      ],
    },
    chatbot: {
      heading: 'With a chatbot',
      paragraphs: [
        "Paste the transcript into a general assistant and ask for a summary. That works well for short videos. With long ones, watch for three things: text that's too long for the model may be silently dropped; times are often made up, because copied text rarely has them; and quotes tend to sound better than what was said.",
        "It helps to ask for the exact words behind each point, and to search for three of them in the transcript yourself. If one is missing, don't trust the others.",
      ],
    },
    precis: {
      heading: 'With Précis',
      paragraphs: ['The same steps, with the search done for you:'],
      points: [
        '[Paste the link](/) and press Enter. Shorts and recorded live streams work too.',
        `Where a language model is set up, choose a language and one of ${summaryStyles.length} forms, from brief to study notes.`,
        "Read the summary while it's written. Each line has its time.",
        'Point at a line to see the words that were said, and what our check found.',
        'Look at the map of the video: it shows where the lines come from.',
        'Copy the text, find it in your history, or search the transcript for anything missing.',
      ],
    },
    'no-captions': {
      heading: 'When there are no captions',
      paragraphs: [
        "Private videos, premieres and many meeting recordings have none. Often there's a transcript elsewhere: the meeting app made one, the podcast has one on its page, the university offers a subtitle file. Paste or upload it: .srt, .vtt, .json3, text copied from YouTube and plain text all work. With plain text, times are approximate and marked with ~.",
      ],
    },
    long: {
      heading: 'Videos of several hours',
      paragraphs: [
        'A long video has to be read in parts. What matters is what happens when a part fails: it should be tried again, and named if it fails for good. Ask any tool you use what it does. A summary that silently lacks the third hour looks just like a complete one.',
        'For very long videos, read the chapters first, pick two or three, and go to their transcript. Ten hours on one page can only be a table of contents.',
      ],
    },
    check: {
      heading: 'How to check a summary in two minutes',
      paragraphs: ['Whatever wrote it:'],
      points: [
        'Take the most surprising statement, find the place, and listen to half a minute around it.',
        'Take a number. Numbers are what goes wrong first.',
        'Take a "not". Summaries turn into their opposite more easily than they become nonsense.',
        'Look at the end of the video. Is it in the summary?',
        'Ask who says it: the speaker, someone quoted, or someone being contradicted?',
      ],
    },
    measured: {
      heading: 'What a check can do, measured',
      text: ({ talks, found, otherTalk, changedNumber, addedNot, removedNot, method }: Measured) =>
        `We tested ours with a program that plays a careless or lying model, on ${talks} real talks and meetings. Of true quotes, ${found} were found. Of quotes from another talk ${otherTalk} got through, of those with a changed number ${changedNumber}, of those with an added "not" ${addedNot}, with one removed ${removedNot}. [How we measured this](${method}), and what it doesn't show: that words were said doesn't mean the statement follows from them.`,
    },
    use: {
      heading: 'Using what you have read',
      paragraphs: [
        'Cite the video with the time, not the summary: "at 12:40 she says" can be looked up. Write the two sentences you want to remember in your own words. And when you share a summary, share the link with it.',
      ],
    },
  },
  plansHeading: 'What it costs here',
  questionsHeading: 'Frequently asked questions',
  questions: [
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
      answer: `Nothing: ${freeSummaries} summaries per ${dayWindowHours} hours, the first without an email address. See [pricing](/pricing) for the other plans.`,
    },
  ],
  call: {
    heading: 'Try it with a video you know',
    text: "It's the fastest way to see whether a summary is right.",
  },
  /** The button that leads to the page of that name. */
  howItWorks: 'How it works',
}
