import type * as source from '#messages/recent-videos.ts'
import { number } from './language.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'கடைசி வீடியோக்கள்',
  ready: (count) => `${number(count)} சுருக்கங்கள் தயார்`,
  all: 'முழு வரலாறு',
  showAll: (count) => `எல்லாம் காட்டு (${count})`,
  showFewer: 'குறைவாகக் காட்டு',
  loading: 'உங்கள் கடைசி வீடியோக்கள் லோட் ஆகின்றன...',
  failed: 'இந்தப் பட்டியலை லோட் செய்ய முடியவில்லை.',
  tryAgain: 'மீண்டும் முயற்சி',
  unseen: 'புதியது',
  remove: (title) => `நீக்கு: ${title}`,
}
