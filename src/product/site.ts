/** Stands in the built pages for the origin that people reach them at, which only the server knows. */
export const unknownOrigin = 'https://origin.invalid'

/** When emails are read, in Indian Standard Time. */
export const businessHours = { days: 'Monday-Friday', hours: '9 AM-6 PM IST' } as const
