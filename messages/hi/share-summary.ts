import type * as source from '#messages/share-summary.ts'

export const shareSummary: typeof source.shareSummary = {
  whoReads: 'जिसके पास लिंक हो, वह यह सारांश पढ़ सकता है।',
  ready: 'लिंक तैयार है',
  copied: 'लिंक कॉपी हो गया',
  undo: 'वापस लें',
  stopped: 'शेयर करना बंद हुआ',
  stoppedNote: 'लिंक अब काम नहीं करता।',
  title: 'यह सारांश शेयर करें',
  description:
    'जिसके पास लिंक हो, वह यह सारांश पढ़ सकता है। इसमें आपके बारे में कुछ नहीं बताया जाता, और सर्च इंजन से इसे छोड़ देने को कहा गया है।',
  withoutAccount: (days, pastedDays) =>
    `खाते के बिना आपका लिंक ज़्यादा से ज़्यादा ${days} दिन चलता है, और पेस्ट किए गए ट्रांसक्रिप्ट का ${pastedDays} दिन। साइन इन करें, तो यह बना रहेगा।`,
  showQuestions: 'मेरे सवाल दिखाएँ',
  showQuestionsNote: 'और उनके जवाब भी, बाद में पूछे गए सवालों के भी।',
}
