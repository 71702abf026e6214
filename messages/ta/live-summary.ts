import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'AI சுருக்கம் உருவாகிறது...',
  partsRead: 'படிக்கப்பட்ட வீடியோ பகுதிகள்',
  restarted: 'முதல் வரைவு சரிபார்ப்பில் தேறவில்லை. மீண்டும் முயல்கிறோம்.',
  beingWritten: 'டிரான்ஸ்கிரிப்டிலிருந்து எழுதப்படுகிறது.',
  beingWrittenInStyle: (style) => `டிரான்ஸ்கிரிப்டிலிருந்து எழுதப்படுகிறது. நடை: ${style}.`,
}
