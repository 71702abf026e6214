import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'AI सारांश बन रहा है...',
  partsRead: 'वीडियो के हिस्से, जो पढ़े जा चुके हैं',
  restarted: 'पहला मसौदा जाँच में खरा नहीं उतरा। फिर कोशिश हो रही है।',
  beingWritten: 'ट्रांसक्रिप्ट से लिखा जा रहा है।',
  beingWrittenInStyle: (style) => `ट्रांसक्रिप्ट से लिखा जा रहा है। शैली: ${style}।`,
}
