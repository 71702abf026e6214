import type * as source from '#messages/extension.ts'

export const extensionPage: typeof source.extensionPage = {
  title: 'Browser-Erweiterung',
  description:
    'Die Zusammenfassung neben dem Video, das du siehst. Untertitel werden in deinem eigenen Browser gelesen, den YouTube nicht sperrt.',
  heading: 'Die Zusammenfassung neben dem Video',
  lead: 'Ein Knopf unter dem Video, eine Leiste daneben. Untertitel werden in deinem eigenen Browser gelesen, es geht also auch, wenn YouTube unsere Server sperrt.',
  demoHeading: 'Hier ausprobieren',
  demoText:
    'Das zeigt die Leiste zu einem echten Vortrag. Klick auf eine Zeit, und das Video spielt von dort.',
  factsHeading: 'Was sie tut',
  facts: [
    'Liest Untertitel, wenn du auf „Summarize“ drückst, und nie vorher.',
    'Zeigt jede Zeile mit den gesprochenen Worten und der Sekunde.',
    'Läuft mit: Im Transkript ist die Zeile markiert, die gerade gesprochen wird.',
    'Funktioniert auch auf anderen Websites, deren Videos Untertitel als Text haben. Geschützte Videos lehnt sie ab.',
    'Spricht nur mit diesem Server. Kein Tracking, kein Code von anderswo.',
  ],
  installHeading: 'Installieren',
  installText: 'In den Stores ist sie noch nicht, von Hand dauert es eine Minute.',
  connectHeading: 'Verbinden',
  connectText:
    'Deine kostenlosen Zusammenfassungen bekommst du ohne Konto. Um deinen Plan zu nutzen, öffne deine [Kontoseite](/account) und klick auf „Erweiterung verbinden“. In Firefox fügst du einen Schlüssel von dort in den Einstellungen der Erweiterung ein.',
}
