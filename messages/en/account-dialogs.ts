/** The dialogs of the account over any page. */
export const accountDialogs = {
  manageDevices: 'Manage Devices',
  logOutTitle: 'Log out of Précis?',
  logOutText: "Another site asked for this. If it wasn't you, stay signed in.",
  staySignedIn: 'Stay signed in',
  logOut: 'Logout',
}
