import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated: 'Précis புதுப்பிக்கப்பட்டுள்ளது. தொடர, பக்கத்தை மீண்டும் லோட் செய்யுங்கள். நீங்கள் சேமித்தவை அப்படியே உள்ளன.',
  stopped: 'பக்கத்தின் இந்தப் பகுதி வேலை செய்யவில்லை.',
  notLoaded: 'பக்கத்தின் இந்தப் பகுதி லோட் ஆகவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  pageStopped: 'இந்தப் பக்கம் வேலை செய்யவில்லை',
  pageNotLoaded: 'இந்தப் பக்கம் லோட் ஆகவில்லை',
  reload: 'மீண்டும் லோட் செய்',
  tryAgain: 'மீண்டும் முயற்சி',
}
