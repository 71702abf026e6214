/** Days after which a sweep deletes what is stored. The sweeps and the retention table use these. */
export const retentionDays = {
  /** A deleted history item can be put back until then. */
  deletedItem: 1,
  /** A visitor who didn't come back, with what they were given. */
  idleVisitor: 90,
  /** The transcript of a visitor who joined no account, and the network it was pasted from. */
  visitorPaste: 7,
  /** A pasted transcript that no history refers to. */
  unusedPaste: 1,
  /** A video's transcript, and a summary, that no history refers to. */
  unusedVideo: 30,
  /** A recording that has no transcript, with its sound, and one that has, without. */
  unfinishedRecording: 7,
  recording: 90,
  /** A file that is sent whole and did not arrive. */
  unfinishedFile: 1,
  /** The length of the sound that was heard for a person. */
  heardMinutes: 40,
  /** A reservation that was released, and one that was committed. */
  releasedReservation: 30,
  committedReservation: 90,
  removedDevice: 30,
  /** A list of videos as YouTube gave it, to choose from. */
  videoList: 1,
  /** An API key whose end has passed. */
  endedKey: 30,
  webhookDelivery: 30,
  /** The state of a video that was followed, once it was summarized or has failed. */
  followedItem: 90,
  digest: 90,
  /** An address that was registered or bought nothing, and never signed in. */
  unprovenAddress: 90,
  /** The days in which an account that is to be deleted can be restored. */
  requestedDeletion: 7,
  helpRequest: 365,
  auditEntry: 365,
  modelCall: 400,
  abandonedCheckout: 30,
  endedPlan: 30,
  billingEvent: 30,
  billingEmail: 30,
  resolvedAlarm: 365,
  /** A file of `outbox/`, where there is no mail server. */
  outboxEmail: 30,
  /** Eight years: tax law asks for up to 72 months after the return of the year. */
  payment: 8 * 365,
} as const
