import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: 'வாசி',
  notLoaded: 'குரல் லோட் ஆகவில்லை',
  checkConnection: 'இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
}
