import type * as source from '#messages/extension-connection.tsx'

export const extensionConnection: typeof source.extensionConnection = {
  title: 'إضافة المتصفح',
  text: 'ملخصات بجانب الفيديو، بحسابك.',
  connectExtension: 'ربط الإضافة',
  missing: (link) => (
    <>
      لم نجد الإضافة في هذا المتصفح. يمكنك {link('تثبيتها')}، وإن كانت مثبتة فيمكنك إنشاء مفتاح أدناه ولصقه في
      إعداداتها.
    </>
  ),
  question: 'ربط الإضافة؟',
  questionText:
    'تحصل الإضافة على مفتاح لإعداد الملخصات وقراءتها وطرح الأسئلة بحسابك. لفصلها يكفي حذف المفتاح هنا.',
  connect: 'ربط',
  connected: 'تم ربط الإضافة',
  noAnswer: 'لم تُجب الإضافة. يُرجى إعادة المحاولة.',
}
