import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'हा संग्रह शेअर करा',
  description:
    'ज्यांच्याकडे लिंक असेल ते त्यातली शीर्षके आणि प्रत्येक व्हिडिओचा पहिला मुद्दा वाचू शकतात. त्यात तुमच्याबद्दल काहीही नसते, आणि शोध इंजिनांना ते वगळायला सांगितले जाते.',
}
