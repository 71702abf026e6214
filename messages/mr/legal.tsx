import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => (
    <>हे भाषांतर आहे; ते इंग्रजी मजकुरापेक्षा वेगळे असेल, तिथे {link('इंग्रजी मजकूर')} ग्राह्य धरला जाईल.</>
  ),
}
