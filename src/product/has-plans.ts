/**
 * Tells whether the site sells plans. The server says so in the root element of its pages, whose first script
 * sets the value, and in its own process before anything with words is loaded.
 */
export const hasPlans = !('withoutPlans' in globalThis)
