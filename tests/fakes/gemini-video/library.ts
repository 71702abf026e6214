/** The fate of a video; without `trouble` the model listens to it. */
export type VideoScenario = {
  durationSeconds: number
  trouble?:
    | 'silent'
    | 'refused'
    | 'live'
    | 'quota'
    | 'down'
    | 'downOnce'
    | 'unsafe'
    | 'cutOff'
    | 'looping'
    | 'notJson'
    | 'hang'
    | 'videoClock'
    | 'clamped'
}

/** Some ids are also those of the simulator of YouTube, where the same video fails. */
export const videoScenarios: Readonly<Record<string, VideoScenario>> = {
  shortTalk01: { durationSeconds: 120 },
  longTalk001: { durationSeconds: 40 * 60 },
  hours3Talk1: { durationSeconds: 3 * 60 * 60 },
  videoClock1: { durationSeconds: 20 * 60, trouble: 'videoClock' },
  clamped0001: { durationSeconds: 200, trouble: 'clamped' },
  noCaptions1: { durationSeconds: 20 * 60 },
  botCheck001: { durationSeconds: 20 * 60 },
  silent00001: { durationSeconds: 120, trouble: 'silent' },
  privateVid1: { durationSeconds: 120, trouble: 'refused' },
  liveNow0001: { durationSeconds: 120, trouble: 'live' },
  quotaUsed01: { durationSeconds: 120, trouble: 'quota' },
  down0000001: { durationSeconds: 120, trouble: 'down' },
  downOnce001: { durationSeconds: 120, trouble: 'downOnce' },
  unsafe00001: { durationSeconds: 120, trouble: 'unsafe' },
  cutOff00001: { durationSeconds: 120, trouble: 'cutOff' },
  looping0001: { durationSeconds: 120, trouble: 'looping' },
  notJson0001: { durationSeconds: 120, trouble: 'notJson' },
  hang0000001: { durationSeconds: 120, trouble: 'hang' },
}

/** Something is said every so many seconds. */
export const secondsPerSentence = 10

/** The words said at a second of a video. */
export function sentenceAt(second: number): string {
  return `At second ${second} the speaker explains step ${second / secondsPerSentence + 1} of the experiment.`
}
