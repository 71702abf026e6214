import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'சாதனங்களை நிர்வகி',
  logOutTitle: 'Précis-லிருந்து வெளியேறவா?',
  logOutText: 'வேறொரு தளம் இதைக் கேட்டது. நீங்கள் கேட்கவில்லை என்றால், உள்நுழைந்தபடியே இருங்கள்.',
  staySignedIn: 'வெளியேற வேண்டாம்',
  logOut: 'வெளியேறு',
}
