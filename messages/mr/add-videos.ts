import type * as source from '#messages/add-videos.ts'

export const addVideos: typeof source.addVideos = {
  title: 'व्हिडिओ जोडा',
  description: 'नवा व्हिडिओ एक सारांश म्हणून मोजला जातो; जो तुमच्याकडे आधीच आहे तो मोफत.',
  links: (max) => `व्हिडिओंच्या लिंक, जास्तीत जास्त ${max}, एका ओळीत एक`,
  add: (count) => `${count} व्हिडिओ जोडा`,
  own: 'तुमच्या इतिहासातून',
  search: 'तुमच्या इतिहासात शोधा',
  loading: 'लोड होत आहे...',
  nothingFound: 'काही सापडले नाही.',
}
