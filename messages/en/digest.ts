/** One digest with its videos. */
export const digestTexts = {
  loading: 'Loading...',
  gone: "There's no such digest, or it's older than 90 days.",
  following: 'Following',
  failed: 'Failed',
  unpaid: 'Waiting for your allowance',
  unpaidNote: 'We’ll summarize it when you have a summary left.',
}
