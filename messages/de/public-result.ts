import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: 'Geteilt',
  motto: 'Jedes Video, in Kürze',
  invitation:
    'Füge einen Link ein, lies die Zusammenfassung und prüfe jede Zeile an den gesprochenen Worten.',
  summarize: 'Ein Video zusammenfassen',
}
