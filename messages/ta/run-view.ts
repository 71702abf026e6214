import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'இந்தச் சுருக்கம் பூட்டப்பட்டுள்ளது',
  ready: (name, title) => `${name} தயார்: ${title}`,
  transcriptReady: (title) => `டிரான்ஸ்கிரிப்ட் தயார்: ${title}`,
  putAside: 'ஒதுக்கி வை',
  stoppedAway: 'நீங்கள் இல்லாதபோது இது நின்றுவிட்டது',
  readyAway: 'நீங்கள் இல்லாதபோது தயாரானது',
}
