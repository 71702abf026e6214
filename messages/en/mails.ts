import type { ProblemCode } from '#contract/problems.ts'
import { scopeTexts } from '#product/key-scopes.ts'
import { webhookEventTexts } from '#product/webhooks.ts'
import { plural } from './language.ts'
import { lineWords } from './line-words.ts'

/** Emails about an account: codes to sign in, new devices and keys, its deletion. Subject, heading and text of each. */
export const accountMails = {
  code: {
    subject: 'Your code to sign in to Précis',
    preview: (minutes: number) => `Valid for ${minutes} minutes, in the browser that asked for it`,
    heading: 'Your code to sign in',
    enter: 'Enter it in the browser where you asked for it.',
    valid: (minutes: number) =>
      `It's valid for ${minutes} minutes and works once. We'll never ask you for it.`,
    reason:
      'Someone entered your address to sign in to Précis. If it wasn’t you, ignore this email: without the code nothing happens.',
  },
  newDevice: {
    subject: 'New sign-in to your Précis account',
    heading: 'New sign-in to your account',
    text: 'A device signed in to your Précis account that we haven’t seen before.',
    device: 'Device',
    near: 'Near',
    unknown: 'Unknown',
    ipAddress: 'IP address',
    time: 'Time',
    advice:
      'If this was you, there’s nothing to do. If it wasn’t, open your account, remove the device, and check who else can read your email: codes to sign in arrive there.',
    reason: 'You get this email because someone signed in to your Précis account on a new device.',
  },
  newKey: {
    subject: 'A new API key for your Précis account',
    heading: 'A new API key for your account',
    text: 'An API key was made in your Précis account. A program can use it to act for you.',
    name: 'Name',
    beginsWith: 'Begins with',
    /** Before what the key may do, as in `scopes`. */
    may: 'May',
    scopes: scopeTexts,
    ends: 'Ends',
    never: 'Never',
    advice:
      'If this was you, there’s nothing to do. If it wasn’t, open your account, delete the key and sign out everywhere.',
    reason: 'You get this email because someone made an API key in your Précis account.',
  },
  deletion: {
    subject: 'Your Précis account will be deleted',
    preview: (day: string) => `On ${day}, unless you keep it`,
    heading: 'Your account will be deleted',
    text: (day: string) => `You asked to delete your account. It ends on ${day}, with your history.`,
    planEnds: (plan: string) =>
      `Your ${plan} plan ends with your account. It isn't charged again after that, and the rest of the paid month isn't refunded.`,
    planRenews: (plan: string, day: string) =>
      `Your ${plan} plan ends with your account. It isn't charged again after that, and the rest of the paid month isn't refunded. It still renews on ${day}: cancel it on your account page if you don't want that.`,
    keep: 'To keep it, sign in before then and open your account page. If you didn’t ask for this, do so now and sign out everywhere.',
    reason: 'You get this email because someone who is signed in to your Précis account asked for this.',
  },
  /** The last email to an account, once it is deleted. */
  deleted: {
    subject: 'Your Précis account is deleted',
    text: "Your account and your history are deleted. You won't be charged again.",
    back: 'You can come back at any time: sign in with this address to begin again.',
    reason: 'You get this email because your Précis account was deleted, as you asked.',
  },
  /** The button that leads to the account page. */
  open: 'Open your account',
}

/** Emails about the webhooks of an account. `host` is the name of the server that is called. */
export const webhookMails = {
  made: {
    subject: 'A new webhook for your Précis account',
    heading: 'A new webhook for your account',
    text: 'A webhook was made in your Précis account. From now on we call its address when something is ready.',
    server: 'Server',
    /** Before what it is called about, as in `events`. */
    calledWhen: 'Called when',
    events: webhookEventTexts,
    advice:
      'If this was you, there’s nothing to do. If it wasn’t, open your account, delete the webhook and your API keys, and sign out everywhere.',
    reason: 'You get this email because someone made a webhook in your Précis account.',
  },
  off: {
    heading: 'We switched off a webhook',
    gone: (host: string) => `${host} answered with status 410, which asks us to stop calling.`,
    goneText: (host: string) =>
      `${host} answered with status 410, which asks us to stop calling. So we switched the webhook off.`,
    failing: (host: string, days: number) => `Nothing has reached ${host} for ${days} days.`,
    failingText: (host: string, days: number) =>
      `Nothing has reached ${host} for ${days} days. So we switched the webhook off.`,
    next: 'Once the server is back, switch the webhook on again on your account page. You can send what it missed from there.',
    reason: 'You get this email because there’s a webhook in your Précis account.',
  },
}

/** The email with the new videos of what an account follows. */
export const digestMail = {
  /** `day` is like `November 26`. */
  done: (count: number, day: string) =>
    plural(count, {
      one: `${count} new video in brief, ${day}`,
      other: `${count} new videos in brief, ${day}`,
    }),
  /** None of the new videos has a summary. */
  notDone: (count: number, day: string) =>
    plural(count, { one: `${count} new video, ${day}`, other: `${count} new videos, ${day}` }),
  failed: 'Not summarized',
  /** `detail` is an English sentence of the server, with more than the code of the failure says. */
  failure: (detail: string | null, _code: ProblemCode | null): string =>
    detail ?? 'No summary could be made.',
  waiting: 'Waiting for your allowance',
  waitingNote: 'We’ll summarize it when you have a summary left.',
  deleted: 'This summary was deleted.',
  /** The states of lines, as the pages call them. */
  states: lineWords.states,
  open: 'Open this digest',
  stop: 'Stop these emails',
  reason:
    'You get this digest because you follow channels, playlists or podcasts on Précis. Following costs nothing; each summary counts as one.',
}
