import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>{strong('బిల్లింగ్ డెమో.')} ఈ సర్వర్‌లో చెల్లింపులు ఏర్పాటు చేయలేదు: ఎలాంటి ఛార్జీ పడదు, ప్రతి ప్లాన్‌నూ వాడి చూడొచ్చు.</>
  ),
}
