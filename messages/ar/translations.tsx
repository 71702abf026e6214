import type * as source from '#messages/translations.tsx'
import { linesOf, plural } from './language.ts'
import { list } from './list.ts'

const unusable = 'تعذّر استخدام إجابات نموذج الذكاء الاصطناعي. أعد المحاولة أو اختر لغة أخرى.'

export const translationTexts: typeof source.translationTexts = {
  needsModel: 'تحتاج الترجمة إلى نموذج لغوي، وليس على هذا الخادم نموذج. يمكن لمشغّله إعداد واحد.',
  tooLong: (lines) => `يمكن ترجمة تفريغات حتى ${linesOf(lines)}.`,
  into: 'الترجمة إلى',
  choose: 'اختيار لغة',
  ready: (language) => `${language} (جاهزة)`,
  working: (language) => `جارٍ الترجمة إلى ${language}...`,
  progress: (done, total) => `${done} من ${linesOf(total)}`,
  cancel: 'إلغاء',
  backOn: (moment) => `تعود في ${moment}.`,
  doneSoFar: (done, total) => `تُرجم ${done} من ${linesOf(total)}.`,
  continue: 'مواصلة',
  start: (language) => `الترجمة إلى ${language}`,
  unchecked: 'يترجم نموذج لغوي كل سطر. ولا يتحقق أحد من النتيجة.',
  by: (names, models) => <>{models(`ترجمة ${list(names)}`)}، بلا تحقق.</>,
  stayOriginal: (count) =>
    plural(count, {
      zero: 'تُرجمت كل الأسطر.',
      one: 'يبقى سطر واحد باللغة الأصلية.',
      two: 'يبقى سطران باللغة الأصلية.',
      few: `تبقى ${count} أسطر باللغة الأصلية.`,
      many: `يبقى ${count} سطرًا باللغة الأصلية.`,
      other: `يبقى ${count} سطر باللغة الأصلية.`,
    }),
  download: (language) => `تنزيل ${language}`,
  leftToday: (remaining, perDay) => `المتبقي اليوم ${remaining} من ${perDay}.`,
  nextFree: (moment) => `التالية متاحة في ${moment}.`,
  used: (perDay) =>
    plural(perDay, {
      zero: 'لا ترجمات اليوم.',
      one: 'استُهلكت ترجمة اليوم.',
      two: 'استُهلكت ترجمتا اليوم.',
      few: `استُهلكت ترجمات اليوم الـ${perDay}.`,
      many: `استُهلكت ترجمات اليوم الـ${perDay}.`,
      other: `استُهلكت ترجمات اليوم الـ${perDay}.`,
    }),
  causes: {
    outage: 'لم يُجب نموذج الذكاء الاصطناعي. يُرجى إعادة المحاولة بعد دقائق.',
    cut: unusable,
    unusable,
    unfound: unusable,
    run: 'كانت ترجمة الباقي ستستهلك من الذكاء الاصطناعي أكثر مما يُسمح به لتفريغ واحد.',
    earlier: 'كان رصيد الذكاء الاصطناعي قد نفد. وهو متاح الآن من جديد.',
    all: 'نفد رصيد اليوم من الذكاء الاصطناعي للجميع.',
    visitors: 'نفد رصيد اليوم من الذكاء الاصطناعي للزوار. للحسابات رصيد خاص بها.',
    network: 'استهلكت شبكتك رصيد اليوم من الذكاء الاصطناعي للزوار. للحسابات رصيد خاص بها.',
    free: 'نفد رصيد اليوم من الذكاء الاصطناعي للحسابات المجانية. لكل باقة رصيد خاص بها.',
    'free-account': 'نفد رصيدك اليوم من الذكاء الاصطناعي. لكل باقة رصيد خاص بها.',
    'paid-account': 'نفد رصيد باقتك اليوم من الذكاء الاصطناعي.',
  },
}
