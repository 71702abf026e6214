import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'डिवाइस प्रबंधित करें',
  logOutTitle: 'Précis से लॉगआउट करें?',
  logOutText: 'यह किसी और साइट ने माँगा है। अगर इसके पीछे आप नहीं हैं, तो साइन इन रहें।',
  staySignedIn: 'साइन इन रहें',
  logOut: 'लॉगआउट',
}
