import type * as source from '#messages/share-summary.ts'

export const shareSummary: typeof source.shareSummary = {
  whoReads: 'ज्यांच्याकडे लिंक असेल ते हा सारांश वाचू शकतात.',
  ready: 'लिंक तयार आहे',
  copied: 'लिंक कॉपी झाली',
  undo: 'पूर्ववत करा',
  stopped: 'शेअर करणे थांबवले',
  stoppedNote: 'लिंक आता चालत नाही.',
  title: 'हा सारांश शेअर करा',
  description:
    'ज्यांच्याकडे लिंक असेल ते हा सारांश वाचू शकतात. त्यात तुमच्याबद्दल काहीही नसते, आणि शोध इंजिनांना तो वगळायला सांगितले जाते.',
  withoutAccount: (days, pastedDays) =>
    `खात्याशिवाय तुमची लिंक ${days} दिवसांपर्यंत चालते, किंवा तुम्ही पेस्ट केलेल्या ट्रान्सक्रिप्टसाठी ${pastedDays} दिवसांपर्यंत. साइन इन केले, तर ती टिकते.`,
  showQuestions: 'माझे प्रश्न दाखवा',
  showQuestionsNote: 'आणि त्यांची उत्तरे, तुम्ही पुढे विचाराल त्यांचीही.',
}
