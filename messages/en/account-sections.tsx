import type { ReactNode } from 'react'

/** The parts of the account page: who it is, the plan, the devices, the data. */
export const accountSections = {
  profile: 'Profile',
  email: 'Email',
  memberSince: 'Member since',
  phone: 'Phone',
  optional: 'Optional.',
  save: 'Save',
  phoneSaved: 'Phone number saved',
  plan: 'Plan',
  /** When the quota is full again. */
  comeBack: (moment: ReactNode) => <>Summaries come back on {moment}.</>,
  data: 'Your data',
  dataText: "Everything that's yours, as one JSON file.",
  downloadData: 'Download my data',
  exportHistory: (link: (text: string) => ReactNode) => (
    <>For notes, cards or a reference manager, {link('export your history')}.</>
  ),
  devices: 'Devices',
  signOutEverywhere: 'Sign out everywhere',
  signOutQuestion: 'This signs out every device, including this one.',
  loggedOut: 'Logged Out',
  onAllDevices: 'On all devices.',
}

/** The part that has the account deleted, which happens seven days later. */
export const accountDeletion = {
  title: 'Delete account',
  text: 'Your history, devices and settings are deleted for good. We only keep the payment records that the law requires. You have seven days to change your mind.',
  deleteMine: 'Delete my account',
  dialogText: "It's deleted in seven days. Until then, you can change your mind on this page.",
  /** The address has to be typed once more. */
  typeToConfirm: (email: string) => `Type ${email} to confirm`,
  pleaseType: (email: string) => `Please type ${email}`,
  requested: 'Your account will be deleted in seven days',
  /** What the notice of a deletion is called. */
  notice: 'Deletion',
  willBeDeleted: (day: ReactNode) => <>This account will be deleted on {day}.</>,
  untilThen: 'Until then everything stays as it is.',
  keep: 'Keep my account',
  stays: 'Your account stays',
}
