/** Under which what is left of the allowance is kept. */
export const usageKey = ['usage-status'] as const
