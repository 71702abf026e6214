import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `${plan} திட்டம் தொடர்கிறது`,
  undone: 'ரத்து திரும்பப் பெறப்பட்டது. இப்போது பணம் எதுவும் எடுக்கப்படவில்லை.',
  undoneUntil: (day) =>
    `ரத்து திரும்பப் பெறப்பட்டது. திட்டம் ${day} அன்று புதுப்பிக்கப்படும். இப்போது பணம் எதுவும் எடுக்கப்படவில்லை.`,
}
