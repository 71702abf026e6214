import type * as source from '#messages/choose-videos.ts'

export const chooseVideos: typeof source.chooseVideos = {
  loading: 'वीडियो की सूची बन रही है...',
  inForm: 'सारांश का रूप',
  more: 'और दिखाएँ',
  unnamed: 'वीडियो की एक सूची',
  count: (count) => `${count} वीडियो`,
  yours: (count) => `${count} पहले से आपके`,
  notWhole: 'YouTube पर और भी हैं; यहाँ वे हैं जिनकी सूची मिल सकी।',
  howMany: 'कितने वीडियो',
  all: (count) => `सभी ${count}`,
  newest: (count) => `सबसे नए ${count}`,
  first: (count) => `पहले ${count}`,
  ticked: 'सिर्फ़ जिन पर मैं निशान लगाऊँ',
  states: {
    playable: null,
    gone: 'उपलब्ध नहीं',
    live: 'अभी लाइव',
    upcoming: 'अभी शुरू नहीं हुआ',
  },
  known: 'पहले से आपका',
  free: (count) => (count === 1 ? `${count} पहले से आपका है, मुफ़्त।` : `${count} पहले से आपके हैं, मुफ़्त।`),
  takes: (count) => (count === 1 ? `${count} सारांश लगेगा।` : `${count} सारांश लगेंगे।`),
  takesOf: (count, left) =>
    count === 1 ? `आपके ${left} सारांशों में से ${count} लगेगा।` : `आपके ${left} सारांशों में से ${count} लगेंगे।`,
  waits: (left) => `आपके पास ${left} सारांश ${left === 1 ? 'है' : 'हैं'}: बाक़ी वीडियो और सारांश मिलने तक रुके रहेंगे।`,
  failedAreFree: 'असफल वीडियो मुफ़्त हैं।',
  start: (count) => (count === 1 ? `${count} वीडियो का सारांश बनाएँ` : `${count} वीडियो के सारांश बनाएँ`),
  collections: 'आपके संग्रह',
}
