import { maxActiveDevices, maxTranscriptSeconds } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { measured, methods } from './measured.ts'
import { allowanceWords, dayWindow, fairUse, priceWords } from './plan-words.ts'
import type { Question } from './question.ts'

const { free, pro, unlimited } = plans

/** The questions of people, in five groups. In answers `[words](/address)` is a link. */
const categories: readonly { id: string; title: string; questions: readonly Question[] }[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    questions: [
      {
        question: 'What does Précis do?',
        answer:
          'You paste a YouTube link. Précis reads the transcript of the video and gives you a summary, key insights and chapters. Beside each insight stand the second and the words that were said, so that you can check it.',
      },
      {
        question: 'Do I need an account?',
        answer:
          'Not for the first summary. From the second on an email address is needed. Signing in, by a code sent to your address or with Google where it is offered, brings your history with you to other devices.',
      },
      {
        question: 'Which links work?',
        answer:
          'Videos, Shorts and recorded live streams on YouTube, in every form of their address. Of a playlist the first video is taken, and the page says so.',
      },
      {
        question: 'Can I use it without a link?',
        answer:
          'Yes. Paste a transcript or upload one as a file of subtitles or plain text: lectures, podcasts and meetings work like videos.',
      },
    ],
  },
  {
    id: 'pricing-and-plans',
    title: 'Pricing & Plans',
    questions: [
      {
        question: 'What does it cost?',
        answer: `${free.name}: ${allowanceWords(free).toLowerCase()}, at no cost. ${pro.name}: ${allowanceWords(pro).toLowerCase()} for ${priceWords(pro)}. ${unlimited.name}: no allowance to count, for ${priceWords(unlimited)}. All details are on the page of [prices](/pricing).`,
      },
      {
        question: 'When does the free allowance come back?',
        answer: `${dayWindow} after the first summary of the window.`,
      },
      {
        question: 'What counts as a summary?',
        answer:
          'One that you received. What fails, what you stop before it is ready, and a video that you already summarized in the same window are not counted.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'At any time. Your plan stays until the end of the month that you paid for, and nothing more is charged.',
      },
      {
        question: 'Is unlimited really unlimited?',
        answer: `There is no allowance to use up. The limit of ${fairUse} holds on every plan, so that one program cannot slow everybody down.`,
      },
      {
        question: 'How do I pay?',
        answer:
          'By card or another method that Razorpay offers, in Indian rupees, monthly. Card details go to Razorpay and never to us.',
      },
    ],
  },
  {
    id: 'features-and-functionality',
    title: 'Features & Functionality',
    questions: [
      {
        question: 'How accurate are the summaries?',
        answer: `What we measure is the check: with ${measured.evidenceTalks} talks, ${measured.wordForWordShown} of true quotes were found, and ${measured.otherTranscriptShown} of quotes from another talk got through ([how this was measured](${methods.evidence.path})). Whether a statement follows from its quote is for you to judge; that is why the quote stands beside it.`,
      },
      {
        question: 'How long may a video be?',
        answer: `Up to ${maxTranscriptSeconds / 3600} hours. A video that is too long to be read in one go is read in parts. A part that could not be read is named in the result.`,
      },
      {
        question: 'Which languages are there?',
        answer: `The language of the video is detected. Where a language model is set up you can choose the language of the summary out of ${summaryLanguages.length}, with English first. The built-in program summarizes a video in its own language.`,
      },
      {
        question: 'Are the summaries written by an AI?',
        answer:
          'Where a language model is set up, yes. Otherwise the text is made of key sentences of the speakers themselves. Each result says which of the two it is.',
      },
      {
        question: 'Can I download a summary?',
        answer: `Copying works on every plan. Downloading comes with ${pro.name} and ${unlimited.name}.`,
      },
      {
        question: 'How long is my history kept in view?',
        answer: `${free.historyDays} days with ${free.name}, ${pro.historyDays} days with ${pro.name}, and all of it with ${unlimited.name}.`,
      },
    ],
  },
  {
    id: 'privacy-and-security',
    title: 'Privacy & Security',
    questions: [
      {
        question: 'Who can see what I summarize?',
        answer:
          'You, and whoever gets a link that you choose to share. An email address that somebody types opens nothing: history, plan and devices need a sign-in.',
      },
      {
        question: 'Does this page load anything from others?',
        answer:
          'Not before you ask for it. The player comes from YouTube when you press play, the payment form from Razorpay when you buy. There are no advertisements and no trackers.',
      },
      {
        question: 'Can I take my data with me, or delete it?',
        answer:
          'Both, in your account: everything that is yours in one file, and deletion of the account. More is on the page about [privacy](/privacy).',
      },
      {
        question: 'On how many devices can I be signed in?',
        answer: `On ${maxActiveDevices} at a time. A further one asks you to remove one of them, which signs that one out at once.`,
      },
    ],
  },
  {
    id: 'technical-and-troubleshooting',
    title: 'Technical & Troubleshooting',
    questions: [
      {
        question: 'Why is there no summary of my video?',
        answer:
          'The usual reasons: the video has no captions, it is private or age-restricted, your daily limit is reached, or the connection is poor. The page says which it was, and a failure is not counted.',
      },
      {
        question: 'The video has no captions. What now?',
        answer:
          'Paste a transcript, or upload one as .srt, .vtt, .json3 or plain text. "Show transcript" under a video on YouTube often has one that you can copy.',
      },
      {
        question: 'I closed the page while a summary was being made. Is it lost?',
        answer: 'No. It goes on for a while, and the page shows it when you come back.',
      },
      {
        question: 'What does the mark beside an insight mean?',
        answer:
          'Verified: its quote stands in the transcript word for word. Reworded: it stands there but for a slip, and you see what was really said. Unverified: it was not found.',
      },
      {
        question: 'Which browsers work?',
        answer:
          'Current versions of the usual ones, on phones and computers. These pages can be read without JavaScript; making a summary needs it.',
      },
    ],
  },
]

/** The words of the page of questions. */
export const faq = {
  title: 'Frequently asked questions',
  description:
    'Answers on summaries, plans, limits, privacy and what to do when a video cannot be summarized.',
  heading: 'Frequently asked questions',
  lead: 'Short answers. If yours is missing, write to us.',
  categories,
  closing: {
    heading: 'Nothing that helps?',
    text: 'Write to us, or try it: the first summary needs no account.',
  },
}
