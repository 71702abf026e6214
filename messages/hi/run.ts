import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'AI सारांश',
  summary: 'सारांश',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `${parts.total} में से हिस्सा ${Math.min(parts.done + 1, parts.total)} पढ़ा जा रहा है...`
    if (stage === 'transcript') return 'ट्रांसक्रिप्ट लाया जा रहा है...'
    return stage === 'summary' ? 'सारांश बन रहा है...' : 'पंक्तियों की जाँच हो रही है...'
  },
  fetching: 'ट्रांसक्रिप्ट लाया जा रहा है...',
  unsent: 'आप ऑफ़लाइन हैं। ऑनलाइन होते ही यह भेज दिया जाएगा।',
  unanswered: 'अभी जवाब नहीं आया। फिर कोशिश हो रही है...',
  lost: 'कनेक्शन टूट गया। आपका सारांश बन रहा है। फिर से जुड़ रहे हैं...',
}
