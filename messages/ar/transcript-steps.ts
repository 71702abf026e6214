import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'فتح الفيديو على YouTube من جهاز كمبيوتر.',
  unfold: 'توسيع الوصف ثم الضغط على «إظهار النص» (Show transcript).',
  copy: 'تحديد الأسطر ونسخها ولصقها هنا.',
}
