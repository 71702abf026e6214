import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'AI சுருக்கம்',
  summary: 'சுருக்கம்',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `பகுதி ${Math.min(parts.done + 1, parts.total)}/${parts.total} படிக்கப்படுகிறது...`
    if (stage === 'transcript') return 'டிரான்ஸ்கிரிப்டை எடுக்கிறோம்...'
    return stage === 'summary' ? 'சுருக்கம் உருவாகிறது...' : 'வரிகளைச் சரிபார்க்கிறோம்...'
  },
  fetching: 'டிரான்ஸ்கிரிப்டை எடுக்கிறோம்...',
  unsent: 'நீங்கள் ஆஃப்லைனில் இருக்கிறீர்கள். ஆன்லைனுக்கு வந்ததும் இது அனுப்பப்படும்.',
  unanswered: 'இன்னும் பதில் இல்லை. மீண்டும் முயல்கிறோம்...',
  lost: 'இணைப்பு துண்டிக்கப்பட்டது. உங்கள் சுருக்கம் உருவாகிக்கொண்டிருக்கிறது. மீண்டும் இணைகிறோம்...',
}
