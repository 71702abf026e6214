/** The settings of the public site for who is let in, with these addresses of admins. */
export function publicSite(adminEmails: readonly string[]) {
  return {
    access: {
      makesFirstAdmin: false,
      takesCodes: true,
      proxy: null,
      hasPlans: true,
      signUp: 'open',
      hasVisitors: true,
      hasSharing: true,
      allowedEmails: [],
      adminEmails: new Set(adminEmails),
    },
    adminEmails: new Set(adminEmails),
    secret: null,
    callsPerMinute: 600,
    writesPerMinute: 60,
  }
}
