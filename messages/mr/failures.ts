import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'अडचण आली',
  unreachable: 'सर्व्हरपर्यंत पोहोचता आले नाही. तुमचे कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  unknown: 'काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.',
}
