/** The page of the account before its parts are there, and what stands around the pages of keys and webhooks. */
export const accountPage = {
  heading: 'Account',
  signInText: 'Sign in to see your plan, your devices and your data.',
  login: 'Login',
  tooManyDevices: "You're signed in on too many devices. Remove one of them to continue here.",
  manageDevices: 'Manage Devices',
}
