import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'AI सारांश',
  summary: 'सारांश',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `${parts.total} पैकी भाग ${Math.min(parts.done + 1, parts.total)} वाचत आहोत...`
    if (stage === 'transcript') return 'ट्रान्सक्रिप्ट आणत आहोत...'
    return stage === 'summary' ? 'सारांश तयार होत आहे...' : 'ओळी तपासत आहोत...'
  },
  fetching: 'ट्रान्सक्रिप्ट आणत आहोत...',
  unsent: 'तुम्ही ऑफलाइन आहात. पुन्हा ऑनलाइन आल्यावर ते पाठवले जाईल.',
  unanswered: 'अजून उत्तर नाही. पुन्हा प्रयत्न करत आहोत...',
  lost: 'कनेक्शन तुटले. तुमचा सारांश तयार होत आहे. पुन्हा कनेक्ट करत आहोत...',
}
