import type { BrowserContext } from '@playwright/test'

/** A page with a video on another site than YouTube. */
export const lectureAddress = 'https://lectures.example/one'

/** Has a browser show that page, with this inside of its video. */
export async function serveLecture(context: BrowserContext, inside: string): Promise<void> {
  const video = `<video width="640" height="360">${inside}</video>`
  const page = `<!doctype html><html lang="en"><title>Lecture one</title>${video}</html>`
  await context.route('https://lectures.example/**', (route) =>
    route.request().url().endsWith('.vtt')
      ? route.fulfill({ contentType: 'text/vtt', body: captions })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: page }),
  )
}

const captions = `WEBVTT

00:00.000 --> 00:06.000
Bees leave the hive at dawn and fly toward the meadow.

00:06.000 --> 00:12.000
They remember the way home by the position of the sun.

00:12.000 --> 00:20.000
A worker bee visits about one hundred flowers on each trip.
`
