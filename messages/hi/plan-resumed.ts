import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `${plan} जारी रहेगा`,
  undone: 'आपका रद्द करना वापस ले लिया गया है। अभी कोई शुल्क नहीं लगा।',
  undoneUntil: (day) => `आपका रद्द करना वापस ले लिया गया है। प्लान ${day} को नवीनीकृत होगा। अभी कोई शुल्क नहीं लगा।`,
}
