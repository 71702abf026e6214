import type * as source from '#messages/add-videos.ts'

export const addVideos: typeof source.addVideos = {
  title: 'वीडियो जोड़ें',
  description: 'नया वीडियो एक सारांश गिना जाता है; जो आपके पास पहले से है, वह मुफ़्त है।',
  links: (max) => `वीडियो के लिंक, ज़्यादा से ज़्यादा ${max}, हर पंक्ति में एक`,
  add: (count) => `${count} वीडियो जोड़ें`,
  own: 'आपके इतिहास से',
  search: 'अपने इतिहास में खोजें',
  loading: 'खुल रहा है...',
  nothingFound: 'कुछ नहीं मिला।',
}
