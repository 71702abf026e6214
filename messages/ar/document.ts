import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'لا يوجد اتصال بالإنترنت.',
  canRead: 'يمكنك مواصلة قراءة هذه الصفحة.',
  carriesOn: 'الملخص الجاري إعداده مستمر في غيابك، وسيكون هنا عند عودتك.',
  missedClick: 'تعذّر فتح ما ضغطت عليه. يُرجى إعادة المحاولة عندئذ.',
  loading: 'جارٍ التحميل...',
}
