/** Stands in the built pages for the origin that people reach them at, which only the server knows. */
export const unknownOrigin = 'https://origin.invalid'

/** Where people write to when they need help. */
export const supportEmail = 'support@precis.example'

/** When emails are read, in Indian Standard Time. */
export const businessHours = { days: 'Monday-Friday', hours: '9 AM-6 PM IST' } as const
