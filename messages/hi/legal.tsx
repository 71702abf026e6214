import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => (
    <>यह अनुवाद है; जहाँ यह अंग्रेज़ी पाठ से अलग हो, वहाँ {link('अंग्रेज़ी पाठ')} ही मान्य होगा।</>
  ),
}
