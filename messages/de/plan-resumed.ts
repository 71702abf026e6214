import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `${plan} läuft weiter`,
  undone: 'Deine Kündigung ist zurückgenommen. Dafür wurde nichts berechnet.',
  undoneUntil: (day) =>
    `Deine Kündigung ist zurückgenommen. Der Plan verlängert sich am ${day}. Jetzt wurde nichts berechnet.`,
}
