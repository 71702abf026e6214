/** Where people write to when they need help. */
export const supportEmail = 'support@precis.example'

/** When emails are read, in Indian Standard Time. */
export const businessHours = { days: 'Monday-Friday', hours: '9 AM-6 PM IST' } as const
