import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'లింక్ తయారు చేయండి',
  link: 'లింక్',
  copy: 'లింక్ కాపీ చేయండి',
  send: 'పంపండి',
  stop: 'షేర్ చేయడం ఆపండి',
  stopsForGood: 'షేర్ చేయడం ఆపితే, ఈ లింక్ ఇక ఎప్పటికీ పని చేయదు.',
}
