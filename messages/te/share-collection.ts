import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'ఈ సేకరణను షేర్ చేయండి',
  description:
    'లింక్ ఉన్నవారెవరైనా దీని టైటిళ్లు, ప్రతి వీడియో మొదటి ముఖ్యాంశం చదవగలరు. మీ గురించి ఏమీ ఉండదు, దీన్ని వదిలేయమని సెర్చ్ ఇంజిన్లను కోరతాం.',
}
