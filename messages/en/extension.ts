/** The page about the browser extension. */
export const extensionPage = {
  title: 'Browser extension',
  description:
    'The summary beside the video you watch. Captions are read in your own browser, which YouTube doesn’t block.',
  heading: 'The summary, beside the video',
  lead: 'A button under the video, a panel next to it. Captions are read in your own browser, so it works even when YouTube blocks our servers.',
  demoHeading: 'Try it here',
  demoText: 'This is what the panel shows for a real talk. Click a time, and the video plays from there.',
  factsHeading: 'What it does',
  facts: [
    'Reads captions when you press Summarize, and never before.',
    'Shows each line with the speaker’s words and the second.',
    'Follows along: the line being spoken is marked in the transcript.',
    'Works on other sites whose videos have text captions. Protected videos are refused.',
    'Talks to this server alone. No tracking, no code from elsewhere.',
  ],
  installHeading: 'Install it',
  installText: 'It isn’t in the stores yet, so it takes a minute by hand.',
  connectHeading: 'Connect it',
  connectText:
    'You get your free summaries without an account. To use your plan, open your [account page](/account) and click Connect the extension. In Firefox, paste a key from there in the extension’s settings.',
}
