import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `${plan} కొనసాగుతుంది`,
  undone: 'రద్దును వెనక్కి తీసుకున్నారు. ఇప్పుడు ఎలాంటి ఛార్జీ పడలేదు.',
  undoneUntil: (day) => `రద్దును వెనక్కి తీసుకున్నారు. ఇది ${day}న రెన్యూ అవుతుంది. ఇప్పుడు ఎలాంటి ఛార్జీ పడలేదు.`,
}
