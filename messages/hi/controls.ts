import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'रद्द करें',
  close: 'बंद करें',
  tryAgain: 'फिर कोशिश करें',
  loading: 'खुल रहा है...',
  copied: 'कॉपी हो गया',
  notCopied: 'कॉपी नहीं हो सका',
  downloaded: 'डाउनलोड हो गया',
  summarySaved: 'सारांश आपके डाउनलोड में सहेजा गया',
  unknownTitle: 'YouTube वीडियो',
  notification: 'सूचना',
  notifications: 'सूचनाएँ ({hotkey})',
}
