import type * as source from '#messages/share-moment.ts'

export const shareMoment: typeof source.shareMoment = {
  title: 'ఈ లైన్‌ను షేర్ చేయండి',
  found: 'లింక్ ఉన్నవారెవరైనా ఈ లైన్‌ను, దాని చుట్టూ అన్న మాటలను చూడగలరు. మీ గురించి ఏమీ ఉండదు.',
  notFound: 'లింక్ ఉన్నవారెవరైనా ఈ లైన్‌ను, ట్రాన్స్‌క్రిప్ట్‌లో దొరకలేదన్న గుర్తుతో చూడగలరు. మీ గురించి ఏమీ ఉండదు.',
  copyImage: 'చిత్రంగా కాపీ చేయండి',
  picture: 'లైన్, దాని స్థితి, వీడియోలో దాని చోటు',
  pictureCopied: 'చిత్రం కాపీ అయింది',
  pictureDownloaded: 'చిత్రం డౌన్‌లోడ్ అయింది',
  pictureNotLoaded: 'చిత్రం లోడ్ కాలేదు.',
}
