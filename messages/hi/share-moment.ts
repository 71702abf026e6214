import type * as source from '#messages/share-moment.ts'

export const shareMoment: typeof source.shareMoment = {
  title: 'यह पंक्ति शेयर करें',
  found: 'जिसके पास लिंक हो, वह यह पंक्ति और उसके आसपास कही गई बात देख सकता है। इसमें आपके बारे में कुछ नहीं होता।',
  notFound:
    'जिसके पास लिंक हो, वह यह पंक्ति देख सकता है, इस निशान के साथ कि यह ट्रांसक्रिप्ट में नहीं मिली। इसमें आपके बारे में कुछ नहीं होता।',
  copyImage: 'तस्वीर के रूप में कॉपी करें',
  picture: 'पंक्ति, उसकी स्थिति और वीडियो में उसकी जगह',
  pictureCopied: 'तस्वीर कॉपी हो गई',
  pictureDownloaded: 'तस्वीर डाउनलोड हो गई',
  pictureNotLoaded: 'तस्वीर लोड नहीं हो सकी।',
}
