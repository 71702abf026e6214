import type * as source from '#messages/help.ts'

export const helpTexts: typeof source.helpTexts = {
  title: 'मदद चाहिए?',
  description: 'बताएँ कि आप क्या करना चाहते थे और उसकी जगह क्या हुआ। वीडियो का लिंक देने से मदद मिलती है।',
  replyHint: 'हम इसी पते पर जवाब देंगे।',
  topic: 'आपको किस बारे में मदद चाहिए?',
  send: 'भेजें',
  sent: 'मदद का अनुरोध भेज दिया गया',
  answerWithin: (hours) => `हम ${hours} घंटे के भीतर जवाब देंगे।`,
  topicMissing: 'कृपया बताएँ कि आपको किस बारे में मदद चाहिए',
  topicShort: (least) => `कृपया थोड़ा और लिखें (कम से कम ${least} अक्षर)`,
}
