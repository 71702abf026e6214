/** So long a browser may take to name its voices; some name none before they are asked. */
const voicesWaitMs = 1500

/**
 * A voice of the device that speaks the language, the one of its region first; `null` where there is none. A voice of a
 * service is none: it would send the text away. `und` is read by the voice that the device speaks with anyway.
 */
export async function findVoice(
  speech: SpeechSynthesis,
  language: string,
): Promise<SpeechSynthesisVoice | null> {
  const own = (await readVoices(speech)).filter(({ localService }) => localService)
  if (language === 'und') return own.find((voice) => voice.default) ?? own[0] ?? null
  const wanted = language.toLowerCase()
  const speaking = own.filter(({ lang }) => baseOf(lang) === baseOf(wanted))
  return (
    speaking.find(({ lang }) => normalize(lang) === wanted) ??
    speaking.find((voice) => voice.default) ??
    speaking[0] ??
    null
  )
}

/** Android writes `en_US`. */
function normalize(tag: string): string {
  return tag.replaceAll('_', '-').toLowerCase()
}

function baseOf(tag: string): string {
  return normalize(tag).split('-')[0] ?? ''
}

async function readVoices(speech: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const known = speech.getVoices()
  if (known.length > 0) return known
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, voicesWaitMs)
    const options = { once: true }
    speech.addEventListener(
      'voiceschanged',
      () => {
        clearTimeout(timer)
        resolve()
      },
      options,
    )
  })
  return speech.getVoices()
}
