import type * as source from '#messages/collections.tsx'
import { plural } from './language.ts'

export const progress: typeof source.progress = {
  videos: (count) => plural(count, { one: `${count} வீடியோ`, other: `${count} வீடியோக்கள்` }),
  summarized: (count, total) =>
    plural(count, { one: `${total}-ல் ${count} சுருக்கப்பட்டது`, other: `${total}-ல் ${count} சுருக்கப்பட்டன` }),
  working: (count) => plural(count, { one: `${count} நடக்கிறது`, other: `${count} நடக்கின்றன` }),
  waiting: (count) => plural(count, { one: `${count} காத்திருக்கிறது`, other: `${count} காத்திருக்கின்றன` }),
  failed: (count) => `${count} தோல்வி`,
  paused: 'இடைநிறுத்தப்பட்டுள்ளது',
  noneLeft: 'இப்போது சுருக்கங்கள் மீதமில்லை',
  goesOn: (moment) => `சுருக்கங்கள் மீதமில்லை, ${moment}-க்குத் தொடரும்`,
}

export const collectionList: typeof source.collectionList = {
  loading: 'லோட் ஆகிறது...',
  empty: (link) => (
    <>
      இங்கே இன்னும் எதுவுமில்லை. {link('ஒரு பிளேலிஸ்டையோ சேனலையோ ஒட்டி')} அதன் வீடியோக்களைச் சுருக்கி ஒரு தொகுப்பாக்குங்கள்,
      அல்லது நீங்களே ஒன்றை உருவாக்குங்கள்.
    </>
  ),
  tags: 'டேக்குகள்',
  new: 'புதிய தொகுப்பு',
}

export const collectionView: typeof source.collectionView = {
  all: 'எல்லாத் தொகுப்புகளும்',
  loading: 'லோட் ஆகிறது...',
  gone: 'அப்படி ஒரு தொகுப்பு இல்லை. அது நீக்கப்பட்டிருக்கலாம்.',
  tryAgain: 'மீண்டும் முயற்சி',
  pause: 'இடைநிறுத்து',
  goOn: 'தொடர்',
  retry: (count) => `மீண்டும் முயற்சி (${count})`,
  add: 'வீடியோ சேர்',
  share: 'பகிர்',
  edit: 'திருத்து',
  remove: 'நீக்கு',
  more: 'மேலும் செயல்கள்',
  fileWithPlan: 'திட்டத்துடன் ஃபைலாகச் சேமி',
  file: 'Markdown ஆகச் சேமி',
  askRemoval: 'இந்தத் தொகுப்பை நீக்கவா? அதன் சுருக்கங்கள் உங்கள் வரலாற்றில் இருக்கும்.',
  removeForGood: 'தொகுப்பை நீக்கு',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'தலைப்பு, டேக்குகள், வடிவம்',
  title: 'தலைப்பு',
  titleMissing: 'ஒரு தலைப்பு கொடுங்கள்.',
  tags: 'டேக்குகள், கமாவால் பிரித்து',
  inForm: 'வடிவம்',
  stay: 'ஏற்கெனவே சுருக்கிய வீடியோக்கள் அப்படியே இருக்கும்.',
  save: 'சேமி',
  cancel: 'ரத்துசெய்',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: 'வீடியோக்கள்',
  search: 'தேடுங்கள், அல்லது இந்த வீடியோக்கள் எல்லாவற்றிடமும் கேள்வி கேளுங்கள்',
  none: 'இன்னும் வீடியோக்கள் இல்லை.',
  nothingFound: 'எதுவும் கிடைக்கவில்லை.',
  onlyFailed: (count) => `தோல்வியடைந்த ${count} மட்டும்`,
  parts: 'பட்டியலின் பகுதிகள்',
  before: 'முந்தையவை',
  next: 'அடுத்தவை',
  range: (first, last, total) => `${total}-ல் ${first} முதல் ${last} வரை`,
  states: {
    waiting: 'காத்திருக்கிறது',
    working: 'நடக்கிறது',
    done: 'முடிந்தது',
    failed: 'தோல்வி',
    skipped: 'ஏற்கெனவே உங்களிடம்',
  },
  unnamed: 'ஒரு வீடியோ',
  failure: (name) => `${name}.`,
  takeOut: 'வெளியே எடு',
  takeOutVideo: (title) => `வெளியே எடு: ${title}`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: 'மேலோட்டம்',
  writing: 'மேலோட்டத்தை எழுதுகிறோம்...',
  write: 'மேலோட்டம் எழுது',
  writeAgain: 'மீண்டும் எழுது',
}
