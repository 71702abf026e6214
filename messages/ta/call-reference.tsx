import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: 'அழைப்புகள்',
  tryAgain: 'மீண்டும் முயற்சி',
  anyKey: 'எந்த API கீயும் போதும்.',
  needs: (permission) => <>தேவையான அனுமதி: {permission}</>,
  places: {
    path: 'பாத்',
    query: 'குவெரி',
    header: 'ஹெடர்',
    cookie: 'குக்கீ',
    body: 'பாடி',
  },
  required: (place) => `${place}, கட்டாயம்`,
}
