import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'AI सारांश तयार होत आहे...',
  partsRead: 'व्हिडिओचे वाचून झालेले भाग',
  restarted: 'पहिला मसुदा तपासणीत टिकला नाही. पुन्हा प्रयत्न करत आहोत.',
  beingWritten: 'ट्रान्सक्रिप्टवरून लिहिला जात आहे.',
  beingWrittenInStyle: (style) => `ट्रान्सक्रिप्टवरून लिहिला जात आहे. शैली: ${style}.`,
}
