import type * as source from '#messages/privacy.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { plans } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const privacy: typeof source.privacy = {
  title: 'Datenschutz',
  description:
    'Was Précis speichert, wie lange, wer sonst beteiligt ist und wie du deine Daten mitnimmst oder löschst.',
  heading: 'Datenschutz',
  lead: 'Stand: 23. November 2026.',
  sections: {
    short: {
      heading: 'Kurz gesagt',
      paragraphs: [
        'Wir behalten, was wir brauchen, um deine Zusammenfassungen zu erstellen, sie dir wieder zu zeigen und abzurechnen, was du kaufst. Keine Werbung, kein Tracking, kein Verkauf von Daten. Du kannst alles herunterladen oder löschen.',
      ],
    },
    what: {
      heading: 'Was wir speichern',
      paragraphs: ['Das hängt davon ab, was du tust:'],
      points: [
        'Ein Besuch: ein signiertes Cookie mit einer Zufallszahl, gesetzt, wenn es zum ersten Mal gebraucht wird, und wie viele Zusammenfassungen du damit erstellt hast.',
        'Eine E-Mail-Adresse, die du eingibst: zusammen mit diesem Cookie, um deine kostenlosen Zusammenfassungen zu zählen. Sie öffnet nichts.',
        `Ein Konto: deine E-Mail-Adresse und bis zu ${maxActiveDevices} aktive Geräte, je mit Art, Browser und System, IP-Adresse, der Stadt und dem Land, auf die sie verweist, und wann es zuerst und zuletzt gesehen wurde. Du siehst die Liste und kannst jedes davon entfernen.`,
        'Dein Verlauf: die Zusammenfassungen und Transkripte, um die du gebeten hast, und die Fragen dazu mit ihren Antworten.',
        'Ein Kauf: Plan, Beträge, Daten und die Kennungen der Zahlung bei Razorpay. Kartendaten gehen an Razorpay und erreichen uns nie.',
        'Eine Hilfeanfrage: deine E-Mail-Adresse und was du geschrieben hast.',
      ],
    },
    browser: {
      heading: 'Was dein Browser behält',
      paragraphs: [
        'Das Cookie deines Besuchs oder deiner Anmeldung, eines mit der Sprache der Seiten, wenn du sie gewählt hast, und ein paar Einträge in seinem lokalen Speicher: hell oder dunkel, der gewählte Stil und die gewählte Sprache, welche Art Datei du zuletzt gespeichert hast, wie du zuletzt kopiert hast, wie dein Verlauf angeordnet ist, ob Tastenkürzel an sind, wie schnell du dir vorlesen lässt, wie viele Videos deine Liste zeigt, eine Anfrage, die auf das Senden wartet (höchstens einen Tag), wie viele Zusammenfassungen du erstellt hast, und die E-Mail-Adresse und Telefonnummer, die du eingegeben hast.',
        'Bis du den Tab schließt, behält er auch Notizen und Hilfeanfragen, die du noch nicht gesendet hast, was du gesendet hast, ohne eine Antwort zu bekommen, den eingegebenen Link, falls die Seite neu laden muss, und die laufende Anfrage, mit dem Transkript, wenn du eines geholt oder eingefügt hast. Nichts davon folgt dir auf andere Websites.',
      ],
    },
    others: {
      heading: 'Wer sonst beteiligt ist',
      paragraphs: ['Nur, wo eine Aufgabe es braucht:'],
      points: [
        'YouTube bekommt von unserem Server die Kennung des Videos, wenn wir ein Transkript oder ein Bild holen, und nichts über dich. Sein Player lädt von youtube-nocookie.com, wenn du auf Abspielen drückst.',
        'Wenn das Sprachmodell eines Anbieters eingerichtet ist, bekommt es das Transkript und was du dazu fragst, ohne deinen Namen und deine E-Mail-Adresse. Um eine Zusammenfassung oder Antwort zu prüfen, bekommt es oder ein anderes Modell dieses Anbieters jede Zeile mit den Sätzen rund um ihre Zitate.',
        'Razorpay, wenn du zahlst.',
        'Google, wenn du dich damit anmeldest.',
        'Ein E-Mail-Dienst, wenn wir dir einen Code oder Beleg schicken.',
      ],
    },
    'how-long': {
      heading: 'Wie lange wir es behalten',
      paragraphs: [
        `Dein Verlauf bleibt im kostenlosen Plan ${free.historyDays} Tage zu sehen, mit ${pro.name} ${pro.historyDays} Tage und mit ${unlimited.name}, solange du willst. Was du löschst, ist gelöscht. Wenn du dein Konto löschst, gehen Verlauf, Geräte und Anfragen mit; Zahlungsbelege bleiben, solange das Gesetz es verlangt.`,
        'Außerdem behalten wir den Text einer Zusammenfassung getrennt von jeder Person, damit nicht warten muss, wer als Nächstes nach demselben Video fragt. Ein Transkript, das du eingefügt oder hochgeladen hast, gehört dir allein: Niemand sonst kann es lesen, und es verschwindet, wenn du es löschst, oder nach 7 Tagen, wenn du kein Konto hast.',
        'Das Protokoll unseres Servers enthält keine Adressen, Links, E-Mail-Adressen oder Transkripte.',
        'Vollständig, und warum:',
      ],
    },
    rights: {
      heading: 'Deine Rechte',
      paragraphs: [
        'Auf deiner Kontoseite kannst du alles, was dir gehört, als eine Datei herunterladen oder dein Konto löschen. Du kannst auch fragen, was wir haben, es berichtigen lassen oder seiner Nutzung widersprechen: [schreib uns](/contact). Du kannst dich bei der Datenschutzbehörde deines Landes beschweren.',
      ],
    },
    safety: {
      heading: 'Wie wir es schützen',
      paragraphs: [
        'Verbindungen über https sind verschlüsselt. Codes zur Anmeldung gelten kurz und werden so gespeichert, dass sie sich nicht zurücklesen lassen. Seiten laden Skripte nur von dieser Website; die wenigen Ausnahmen stehen auf den Seiten, die sie brauchen. Ein entferntes Gerät ist sofort abgemeldet.',
      ],
    },
    changes: {
      heading: 'Änderungen',
      paragraphs: [
        'Wenn diese Seite sich ändert, ändert sich das Datum oben. Betrifft eine Änderung dich, schreiben wir allen mit Konto vorher eine E-Mail.',
      ],
    },
  },
}
