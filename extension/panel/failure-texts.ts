import type { ReadFailure } from '../reading/page-transcript.ts'

type FailureText = { title: string; detail: string }

/** The reasons for which a page gives no transcript, in the words of the page of Précis. */
export const readFailureTexts: Readonly<Record<ReadFailure, FailureText>> = {
  NO_VIDEO: { title: 'No video here', detail: 'Open a video, then try again.' },
  CONSENT: {
    title: 'YouTube asks you first',
    detail: 'Answer the question about cookies on this page. The video comes after it.',
  },
  AGE_RESTRICTED: {
    title: 'Age-restricted video',
    detail: 'Sign in to YouTube and confirm your age there, then try again.',
  },
  PRIVATE_VIDEO: {
    title: 'Private video',
    detail: "You can't watch this video here, so there are no captions to read.",
  },
  UPCOMING: { title: 'Not started yet', detail: 'Try again when the video is over.' },
  LIVE_NOW: {
    title: 'Live at the moment',
    detail: 'YouTube adds captions some hours after a stream has ended.',
  },
  PROCESSING: {
    title: 'Not ready yet',
    detail: 'YouTube is still preparing this video. Try again in a while.',
  },
  NO_CAPTIONS: {
    title: 'No captions',
    detail: 'This video has no captions, so there is nothing to summarize.',
  },
  PROTECTED: {
    title: 'Protected video',
    detail: 'This video is encrypted. We leave protected videos alone, captions included.',
  },
  LEFT: {
    title: 'The page moved on',
    detail: 'It left this video before its captions were read. Open the video, then try again.',
  },
  UNREADABLE: {
    title: "The captions couldn't be read",
    detail: 'We tried the player and the transcript of the page. Reload the page and try again.',
  },
}
