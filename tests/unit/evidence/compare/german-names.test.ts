import { describe, expect, it } from 'vitest'
import { compare, kindsOf } from './compare.ts'

/** The words said, each with a name, and lines about it with the place that they quote. */
const said = [
  'Merkel reiste danach nach Paris und sprach dort mit dem Präsidenten.',
  'Herr Meier hat das Projekt vor drei Jahren gegründet.',
  'Siemens baut die Turbinen in Görlitz, und das schon seit dem Krieg.',
  'Ich bin Mendel und zeige euch heute unser neues Werkzeug.',
  'Die Stadt hat Volkswagen damals das Gelände geschenkt.',
  'Anna Schulze leitet die Abteilung seit dem Frühjahr.',
  'Besucher melden sich mit einem Google-, Yahoo- oder AIM-Konto an.',
  'Danach hat Frau Doktor Weber die Ergebnisse vorgestellt.',
  'Hamburg hat den größten Hafen des Landes.',
  'Österreich stimmte dem Vertrag im Herbst zu.',
  'Das Buch von Thomas Mann erschien im Jahr danach.',
  'Kubernetes verteilt die Aufgaben auf viele Rechner.',
  'Der Kollege Brandt fragte nach den Kosten der Anlage.',
  'Einstein schrieb die Arbeit in Bern, als er im Patentamt saß.',
  'Lena hat den Preis gewonnen, weil ihr Entwurf am einfachsten war.',
  'Wasser fließt durch das Rohr und kühlt den Motor.',
  'Danach stieg die Nachfrage nach Wohnungen in der Stadt stark an.',
  'Dabei sinkt der Wirkungsgrad von Solarmodulen im kalten Winter recht stark.',
  'In den nächsten Videos machen wir eine Art Tour durch das Thema.',
  'Nimm dir etwas Zeit für das Rätsel.',
  'Die Methode ist als Regel von Cramer bekannt.',
]

const lies: readonly (readonly [number, string])[] = [
  [0, 'Schröder reiste danach nach Paris.'],
  [0, 'Merkel reiste danach nach London.'],
  [1, 'Herr Krause hat das Projekt gegründet.'],
  [1, 'Das Projekt wurde vor drei Jahren von Herrn Krause gegründet.'],
  [2, 'Bosch baut die Turbinen in Görlitz.'],
  [2, 'Siemens baut die Turbinen in Dresden.'],
  [3, 'Ein Entwickler namens Larry zeigt das neue Werkzeug.'],
  [3, 'Larry zeigt heute ein neues Werkzeug.'],
  [4, 'Die Stadt hat Daimler damals das Gelände geschenkt.'],
  [5, 'Anna Lehmann leitet die Abteilung seit dem Frühjahr.'],
  [5, 'Sabine Schulze leitet die Abteilung.'],
  [6, 'Besucher melden sich mit einem Facebook-, Yahoo- oder AIM-Konto an.'],
  [7, 'Frau Doktor Fischer hat die Ergebnisse vorgestellt.'],
  [8, 'Bremen hat den größten Hafen des Landes.'],
  [9, 'Ungarn stimmte dem Vertrag im Herbst zu.'],
  [10, 'Das Buch von Heinrich Mann erschien im Jahr danach.'],
  [11, 'Docker verteilt die Aufgaben auf viele Rechner.'],
  [12, 'Der Kollege Schmidt fragte nach den Kosten der Anlage.'],
  [13, 'Planck schrieb die Arbeit in Bern.'],
  [14, 'Julia hat den Preis gewonnen.'],
]

const honest: readonly (readonly [number, string])[] = [
  [0, 'Später sprach Merkel in Paris mit dem Präsidenten.'],
  [0, 'Anschließend reiste sie nach Paris.'],
  [0, 'Frankreichs Hauptstadt war danach das Ziel von Merkel.'],
  [1, 'Das Projekt besteht seit drei Jahren, Gründer ist Meier.'],
  [1, 'Gegründet hat das Projekt Herr Meier.'],
  [2, 'Görlitz ist der Ort, an dem Siemens seine Turbinen baut.'],
  [2, 'Gebaut werden die Turbinen in Görlitz.'],
  [3, 'Der Sprecher heißt Mendel und führt ein Werkzeug vor.'],
  [4, 'Volkswagen bekam das Gelände damals umsonst.'],
  [5, 'Frau Schulze hat die Leitung der Abteilung seit dem Frühjahr.'],
  [5, 'Chefin der Abteilung ist Anna Schulze.'],
  [6, 'Nutzer melden sich mit ihrem Konto von Google, Yahoo oder AIM an.'],
  [7, 'Vorgestellt hat die Ergebnisse Doktor Weber.'],
  [8, 'Hamburgs Hafen ist der größte des Landes.'],
  [9, 'Zustimmung zum Vertrag kam im Herbst aus Österreich.'],
  [11, 'Kubernetes teilt die Arbeit unter vielen Computern auf.'],
  [11, 'Aufgaben verteilt Kubernetes auf viele Rechner.'],
  [12, 'Kollege Brandt wollte wissen, was die Anlage kostet.'],
  [13, 'Geschrieben hat Einstein die Arbeit in Bern.'],
  [14, 'Gewinnerin ist Lena, deren Entwurf am einfachsten war.'],
  [15, 'Kühlwasser fließt durch das Rohr und kühlt den Motor.'],
  [16, 'Wohnraum war danach in der Stadt stärker gefragt.'],
  [17, 'Dabei sinkt der Wirkungsgrad von Sonnenkollektoren im kalten Winter recht stark.'],
  [18, 'In den nächsten Videos machen wir eine Art Rundgang durch das Thema.'],
  [19, 'Lasst euch etwas Zeit für das Rätsel.'],
  [20, 'Die Methode ist als Cramersche Regel bekannt.'],
]

describe('names in German, where every noun has a capital', () => {
  it.each(lies)('one that is exchanged is seen: %d, %s', (quoted, line) => {
    expect(kindsOf(compare(line, { language: 'de', said, quoted }))).toContain('name')
  })

  it.each(honest)('a noun or a verb at the beginning is none: %d, %s', (quoted, line) => {
    expect(kindsOf(compare(line, { language: 'de', said, quoted }))).toEqual([])
  })
})
