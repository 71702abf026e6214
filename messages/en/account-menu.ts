/** The menu of the account in the header. */
export const accountMenu = {
  manageDevices: 'Manage Devices',
  upgrade: 'Upgrade Plan',
  logOut: 'Logout',
}
