/** Stands in the built pages for the origin that people reach them at, which only the server knows. */
export const unknownOrigin = 'https://origin.invalid'
