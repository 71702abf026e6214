import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => <>ఇది అనువాదం; దీనికి, ఇంగ్లీష్ మూలానికి తేడా ఉంటే {link('ఇంగ్లీష్ మూలమే')} చెల్లుతుంది.</>,
}
