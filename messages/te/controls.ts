import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'రద్దు',
  close: 'మూసేయండి',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  loading: 'లోడ్ అవుతోంది...',
  copied: 'కాపీ అయింది',
  notCopied: 'కాపీ కాలేదు',
  downloaded: 'డౌన్‌లోడ్ అయింది',
  summarySaved: 'సారాంశం మీ డౌన్‌లోడ్స్‌లో సేవ్ అయింది',
  unknownTitle: 'YouTube వీడియో',
  notification: 'నోటిఫికేషన్',
  notifications: 'నోటిఫికేషన్లు ({hotkey})',
}
