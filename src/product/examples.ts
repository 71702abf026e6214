/** The two example videos, whose transcripts ship with the product. */
export const exampleVideos = [
  {
    videoId: 'WZyRbnpGyzQ',
    videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
    title: "President Kennedy's Speech at Rice University",
    channel: 'NASA Video',
    durationSeconds: 1095,
  },
  {
    videoId: 'hQVTIJBZook',
    videoUrl: 'https://www.youtube.com/watch?v=hQVTIJBZook',
    title: 'JavaScript: The Good Parts',
    channel: 'Google TechTalks',
    durationSeconds: 3828,
  },
] as const
