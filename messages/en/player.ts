/** The player beside a result. */
export const player = {
  /** The name of the frame that plays. */
  video: (title: string) => `Video: ${title}`,
  /** Before the title of the video, as a screen reader says it. */
  playVideo: 'Play the video:',
  playVideoFrom: (time: string) => `Play the video from ${time}:`,
  loadsWhenPlayed: 'Loads from YouTube when you play',
  /** Makes the player large, and small again; on a phone. */
  enlarge: 'Enlarge',
  makeSmall: 'Make it small',
}
