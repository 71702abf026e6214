import { questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

/** The terms. In paragraphs and points `[words](/address)` is a link. */
export const terms = {
  title: 'Terms',
  description:
    'The rules for using Précis: what a summary is, fair use, plans and payment, cancelling, liability.',
  heading: 'Terms',
  lead: 'As of 21 November 2026. Written to be read.',
  /** In their order on the page. */
  sections: {
    service: {
      heading: 'The service',
      paragraphs: [
        'Précis makes summaries of videos from their transcripts and shows what each statement rests on. Using it means agreeing to these terms.',
        "We try to keep it available, but can't promise that it always is. It depends on others, YouTube above all, and a video can become unreachable at any time.",
      ],
    },
    summaries: {
      heading: "What a summary is, and what it isn't",
      paragraphs: [
        "A summary is an aid to reading. A line marked as verified has a quote that's in the transcript, nothing that we compare differs, and a checker says that it follows. All three can be wrong, and so can the transcript. Don't rely on it alone for decisions about health, law, money or safety.",
      ],
    },
    account: {
      heading: 'Your account',
      paragraphs: [
        'Keep your mailbox to yourself: anyone who can read it can sign in. An account is for one person. One person has one free allowance, with or without an account.',
      ],
    },
    use: {
      heading: 'Fair use',
      paragraphs: [
        `Every plan has a limit of ${summariesPerMinute} summaries and ${questionsPerMinute} questions a minute. Please don't:`,
      ],
      points: [
        'get around limits, or slow the service down for others;',
        'give us transcripts that you have no right to use;',
        'pass summaries off as the words of the speaker, or use them to harm people;',
        'resell access.',
      ],
    },
    rights: {
      heading: 'Who owns what',
      paragraphs: [
        'Videos and transcripts belong to those who made them. What you give us stays yours; you allow us to work on it for you. Summaries made for you are yours to use, within the rights in the video.',
      ],
    },
    payment: {
      heading: 'Plans and payment',
      paragraphs: [
        'Paid plans are billed monthly in advance, in Indian rupees, through Razorpay, at the price on our [pricing](/pricing) page, until you cancel.',
        "You can cancel at any time. The plan stays until the end of the month you paid for, and you aren't charged again. If a renewal fails, you have 3 days to fix it; then your account moves to the free plan.",
        'Where the pages say that billing is a demonstration, nothing is charged, and plans you tried out end when real payments begin.',
      ],
    },
    end: {
      heading: 'Ending it',
      paragraphs: [
        'You can stop and delete your account whenever you like. We may close an account that breaks these terms, after a warning where possible, and refund the unused time unless the breach was serious.',
      ],
    },
    liability: {
      heading: 'Liability',
      paragraphs: [
        "We're liable for what the law doesn't let us exclude. Beyond that, our liability is limited to what you paid in the twelve months before.",
      ],
    },
    changes: {
      heading: 'Changes and law',
      paragraphs: [
        `When these terms change, we email account holders at least 14 days before. Indian law applies; you keep the consumer rights that your country's law gives you. Questions: [contact us](/contact).`,
      ],
    },
  },
}
