import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'यह संग्रह शेयर करें',
  description:
    'जिसके पास यह लिंक हो, वह इसके शीर्षक और हर वीडियो की पहली मुख्य बात पढ़ सकता है। इसमें आपके बारे में कुछ नहीं होता, और सर्च इंजन से इसे छोड़ देने को कहा जाता है।',
}
