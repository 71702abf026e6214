import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `${all}টি ভিডিও থেকে তৈরি করেছে ${engine}; যা বলা হয়েছে, তার সঙ্গে প্রতিটি লাইন যাচাই করা।`
      : `${all}টির মধ্যে ${videos}টি ভিডিও থেকে তৈরি করেছে ${engine}; যা বলা হয়েছে, তার সঙ্গে প্রতিটি লাইন যাচাই করা।`,
  difference: (stated, said) => `${stated} / বলা হয়েছে: ${said}`,
  unnamed: 'একটি ভিডিও',
}
