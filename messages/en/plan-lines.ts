/** What a plan costs and gives, a line each; of every plan, where plans are compared. */
export const planLineTexts = {
  price: (price: string) => `${price} per month`,
  checked: 'Every line looked up in the transcript',
  unlimitedSummaries: 'Unlimited summaries',
  summariesInHours: (count: number, hours: number) => `${count} summaries per ${hours} hours`,
  summariesInMonth: (count: number) => `${count} summaries per month`,
  unlimitedQuestions: 'Unlimited questions about videos',
  questions: (count: number) => `${count} questions about videos a day`,
  follows: (count: number) => `Follow ${count} channels and playlists`,
  ownForms: (count: number) => `${count} forms of your own`,
  fullHistory: 'Your full history',
  history: (days: number) => `History of the last ${days} days`,
  copyAndDownload: 'Copy and download summaries',
  copy: 'Copy summaries',
  firstInQueue: 'First in the queue',
  support: (hours: number) => `Help within ${hours} hours`,
}
