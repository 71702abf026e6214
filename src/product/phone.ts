/** A phone number as the forms take it: digits, blanks, brackets and hyphens, with or without a plus sign in front. */
export const phonePattern = /^\+?[\d ()-]{6,24}$/
