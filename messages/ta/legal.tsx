import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => (
    <>இது மொழிபெயர்ப்பு; இது ஆங்கில உரையிலிருந்து வேறுபடும் இடத்தில் {link('ஆங்கில உரையே')} செல்லுபடியாகும்.</>
  ),
}
