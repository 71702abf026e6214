import { maxActiveDevices, maxTranscriptSeconds } from '#product/limits.ts'
import {
  dayWindowHours,
  plans,
  questionsPerMinute,
  summariesPerMinute,
  visitorPastedMegabytes,
} from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { plural } from './language.ts'

const { free, pro, unlimited } = plans
const freeSummaries = free.allowance?.summaries ?? 0
const proSummaries = pro.allowance?.summaries ?? 0

/** What comes in as it is written: prices, the room for what is pasted, what was measured. */
type Figures = {
  proPrice: string
  unlimitedPrice: string
  freeRoom: string
  proRoom: string
  unlimitedRoom: string
  talks: string
  found: string
  otherTalk: string
  /** The address of the text that says how it was measured. */
  method: string
}

/** The groups, in their order; each is named by its part of the address behind `#`. */
type GroupId =
  | 'getting-started'
  | 'pricing-and-plans'
  | 'features-and-functionality'
  | 'privacy-and-security'
  | 'technical-and-troubleshooting'

type Answer = string | ((figures: Figures) => string)
type QuestionGroup = { title: string; questions: readonly { question: string; answer: Answer }[] }

/** The page of questions and answers, beside the questions themselves. */
export const faqPage = {
  title: 'Frequently asked questions',
  description:
    "Answers about summaries, plans, limits and privacy, and what to do when a video can't be summarized.",
  heading: 'Frequently asked questions',
  lead: 'Short answers. If yours is missing, write to us.',
  search: 'Search the answers',
  found: (count: number) => plural(count, { one: `${count} answer`, other: `${count} answers` }),
  nothing: 'No answer has these words.',
  write: 'Write to us',
  closing: {
    heading: 'Still stuck?',
    text: 'Write to us, or just try it: your first summary needs no account.',
    contact: 'Contact us',
  },
}

/** The questions in their groups, which stand in this order on the page. In answers `[words](/address)` is a link. */
export const questionGroups: Record<GroupId, QuestionGroup> = {
  'getting-started': {
    title: 'Getting Started',
    questions: [
      {
        question: 'What does Précis do?',
        answer:
          'Paste a YouTube link. Précis reads the transcript and gives you a summary, key insights and chapters. Beside each line are its time and the words that were said, so you can check it.',
      },
      {
        question: 'Do I need an account?',
        answer:
          "Not for the first summary. Add your email for one more. Sign in with a code we email you, or with Google where it's offered, and your history comes with you to other devices.",
      },
      {
        question: 'Which links work?',
        answer:
          'Any YouTube link works: videos, Shorts and recorded live streams. A playlist gives its first video; sign in to choose from a playlist or a channel.',
      },
      {
        question: 'Can I use it without a link?',
        answer:
          'Yes. Paste a transcript, or upload a subtitle or text file. Lectures, podcasts and meetings work just like videos.',
      },
      {
        question: 'Can I ask a video a question?',
        answer:
          "Yes, below each summary. The answer is what the speaker says about it, with times to play. If the video doesn't say, we tell you. In your history, the search asks all your videos.",
      },
    ],
  },
  'pricing-and-plans': {
    title: 'Pricing & Plans',
    questions: [
      {
        question: 'What does it cost?',
        answer: ({ proPrice, unlimitedPrice }: Figures) =>
          `${free.name}: ${freeSummaries} summaries per ${dayWindowHours} hours, at no cost. ${pro.name}: ${proSummaries} summaries per month for ${proPrice} per month. ${unlimited.name}: no allowance to count, for ${unlimitedPrice} per month. See [pricing](/pricing) for the details.`,
      },
      {
        question: 'When does the free allowance come back?',
        answer: `${dayWindowHours} hours after your first summary.`,
      },
      {
        question: 'What counts as a summary?',
        answer:
          "One that you received. Summaries that fail, that you cancel, or that repeat a video in the same window don't count.",
      },
      {
        question: 'What counts as a question?',
        answer: `One that a language model answered: ${free.questions} questions about videos a day with ${free.name}, ${pro.questions} questions about videos a day with ${pro.name}. The same question again, one that fails, and one answered with passages alone don't count.`,
      },
      {
        question: 'Can I cancel?',
        answer:
          "Anytime. Your plan stays until the end of the month you paid for, and you aren't charged again.",
      },
      {
        question: 'Is unlimited really unlimited?',
        answer: `There's no allowance to use up. Every plan has a limit of ${summariesPerMinute} summaries and ${questionsPerMinute} questions a minute, so one program can't slow everyone down.`,
      },
      {
        question: 'How do I pay?',
        answer:
          'Monthly, in Indian rupees, by card or any other method Razorpay offers. Your card details go to Razorpay, never to us.',
      },
    ],
  },
  'features-and-functionality': {
    title: 'Features & Functionality',
    questions: [
      {
        question: 'How accurate are the summaries?',
        answer: ({ talks, found, otherTalk, method }: Figures) =>
          `We measure the check: on ${talks} talks, ${found} of true quotes were found, and ${otherTalk} of quotes from another talk got through ([how this was measured](${method})). Then code compares each line with what was said around its quote, and misses some lies ([scorecard](/score)); a checker, where one is set up, can be wrong too. That's why the quote is beside every line.`,
      },
      {
        question: 'How long can a video be?',
        answer: `Up to ${maxTranscriptSeconds / 3600} hours. Long videos are read in parts. If a part can't be read, the result says which.`,
      },
      {
        question: 'Which languages does it support?',
        answer: `We detect the language of the video. Where a language model is set up, choose from ${summaryLanguages.length} languages for the summary; English is the default. The built-in program keeps the video's own language.`,
      },
      {
        question: 'Are the summaries written by an AI?',
        answer:
          "Where a language model is set up, yes. Otherwise, the text is made of the speaker's own key sentences. Each result says which.",
      },
      {
        question: 'Can I download a summary?',
        answer: `You can copy on every plan. Downloads come with ${pro.name} and ${unlimited.name}.`,
      },
      {
        question: 'How long can I see my history?',
        answer: `${free.historyDays} days with ${free.name}, ${pro.historyDays} days with ${pro.name}, and all of it with ${unlimited.name}.`,
      },
    ],
  },
  'privacy-and-security': {
    title: 'Privacy & Security',
    questions: [
      {
        question: 'Who can see what I summarize?',
        answer:
          'You, and anyone with a link you choose to share. Typing your email address opens nothing: history, plan and devices need a sign-in.',
      },
      {
        question: 'Do you load anything from other sites?',
        answer:
          'Not until you ask. The player loads from YouTube when you press play, and the payment form from Razorpay when you buy. No ads, no trackers.',
      },
      {
        question: 'Can I take my data with me, or delete it?',
        answer:
          "Both, on your account page: download everything that's yours as one file, or delete your account. See [privacy](/privacy) for more.",
      },
      {
        question: 'How many devices can I use?',
        answer: `Up to ${maxActiveDevices} at a time. To use another one, remove one of them first. That signs it out right away.`,
      },
    ],
  },
  'technical-and-troubleshooting': {
    title: 'Technical & Troubleshooting',
    questions: [
      {
        question: 'Why is there no summary of my video?',
        answer:
          "Usually the video has no captions, is private or age-restricted, you've reached your daily limit, or your connection is poor. The page says which, and a failure doesn't count.",
      },
      {
        question: 'The video has no captions. What now?',
        answer:
          'Paste a transcript, or upload one as .srt, .vtt, .json3 or plain text. YouTube often has one to copy, under "Show transcript" below the video.',
      },
      {
        question: 'How long do you keep a transcript I paste?',
        answer: ({ freeRoom, proRoom, unlimitedRoom }: Figures) =>
          `${retentionDays.visitorPaste} days without an account. With one, until you delete it. There's room for ${visitorPastedMegabytes} MB without an account, ${freeRoom} with ${free.name}, ${proRoom} with ${pro.name} and ${unlimitedRoom} with ${unlimited.name}. An hour of talk takes about 0.03 MB.`,
      },
      {
        question: 'I closed the page while a summary was being made. Is it lost?',
        answer:
          "No. It goes on, and it's there when you come back, on any device you're signed in on. Only Cancel stops it.",
      },
      {
        question: 'What does the mark beside a line mean?',
        answer:
          "Verified (a full dot): the quote is in the transcript, nothing that we compare differs, and a checker says that the line follows. Words found (a ring with a tick): the quote is there, but we didn't find all of the line in it, or no checker has said yes. Differs (a crossed equals sign): the line and the words say different things, or the checker says that the line doesn't follow. Not found (an exclamation mark): we couldn't find the quote. Unproven, with the same mark: an AI wrote the transcript. Quoted (a ring with a point): the line is the speaker's own sentence. An empty ring: it's still being checked.",
      },
      {
        question: 'Which browsers work?',
        answer:
          'Current versions of all major browsers, on phones and computers. You can read these pages without JavaScript, but summaries need it.',
      },
    ],
  },
}
