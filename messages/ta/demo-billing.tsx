import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>
      {strong('டெமோ கட்டணம்.')} இந்த சர்வரில் பணம் செலுத்தும் வசதி அமைக்கப்படவில்லை: பணம் எதுவும் எடுக்கப்படாது, எல்லாத்
      திட்டங்களையும் முயன்று பார்க்கலாம்.
    </>
  ),
}
