/** An overview of many videos, in a collection and where one is shared. */
export const overviewTexts = {
  /** `engine` is the name of the language model that wrote it; it knew so many of all the videos. */
  made: (videos: number, all: number, engine: string) =>
    videos === all
      ? `Made of ${all} videos by ${engine}, each line checked against what was said.`
      : `Made of ${videos} of ${all} videos by ${engine}, each line checked against what was said.`,
  /** What a line states, and what was said in the video. */
  difference: (stated: string, said: string) => `${stated} / said: ${said}`,
  unnamed: 'A video',
}
