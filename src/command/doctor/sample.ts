/** What a model on trial summarizes: half a minute of speech, with numbers, names and a denial that a line can get wrong. */
export const sampleCaptions = [
  'The lighthouse at Corran was built in 1860 on a rock that the sea covers at high tide.',
  'It took four years and 62 workers, because they could only work in summer at low water.',
  'The first lamp burned oil of herring, and it was seen from eighteen kilometres away.',
  'In 1938 the lamp became electric, and the keepers no longer had to climb the stairs at night.',
  'The last keeper, Anna Reid, left the tower in 1989, and since then nobody has lived there.',
  'Some people say that the tower leans, but measurements have never found that it moves.',
  'Today it is looked after from Oban, and a boat brings a mechanic twice a year.',
]
  .map((text, at) => `${at + 1}\n00:00:${stamp(at * 6)},000 --> 00:00:${stamp(at * 6 + 6)},000\n${text}\n`)
  .join('\n')

function stamp(seconds: number): string {
  return String(seconds).padStart(2, '0')
}
