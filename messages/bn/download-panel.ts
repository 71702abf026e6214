import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: 'সারাংশ ডাউনলোড করুন',
  transcript: 'ট্রান্সক্রিপ্ট ডাউনলোড করুন',
  others: 'অন্য অ্যাপের জন্য',
  text: 'টেক্সট',
  markdown: 'Markdown',
}
