import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `వీడియో: ${title}`,
  playVideo: 'వీడియో ప్లే చేయండి:',
  playVideoFrom: (time) => `వీడియోను ${time} నుంచి ప్లే చేయండి:`,
  loadsWhenPlayed: 'ప్లే చేస్తే YouTube లోడ్ అవుతుంది',
  enlarge: 'పెద్దది చేయండి',
  makeSmall: 'చిన్నది చేయండి',
}
