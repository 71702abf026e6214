import type * as source from '#messages/without-model.tsx'

export const withoutModelTexts: typeof source.withoutModelTexts = {
  causes: {
    outage:
      'Das KI-Modell hat nicht geantwortet, deshalb stehen hier die gesprochenen Worte. Versuch es in ein paar Minuten noch einmal.',
    cut: 'Die Antwort des KI-Modells brach ab, deshalb stehen hier die gesprochenen Worte.',
    unusable:
      'Die Antwort des KI-Modells war nicht zu gebrauchen, deshalb stehen hier die gesprochenen Worte.',
    unfound:
      'Die Antwort des KI-Modells war im Transkript nicht zu finden, deshalb stehen hier die gesprochenen Worte.',
    run: 'Das würde mehr KI kosten, als eine Anfrage verbrauchen darf, deshalb stehen hier die gesprochenen Worte.',
    earlier:
      'Das KI-Kontingent war aufgebraucht, als du gefragt hast, deshalb stehen hier die gesprochenen Worte.',
    all: 'Das heutige KI-Kontingent für alle ist aufgebraucht, deshalb stehen hier die gesprochenen Worte.',
    visitors:
      'Das heutige KI-Kontingent für Besucher ist aufgebraucht, deshalb stehen hier die gesprochenen Worte.',
    network:
      'Dein Netz hat das heutige KI-Kontingent für Besucher aufgebraucht, deshalb stehen hier die gesprochenen Worte.',
    free: 'Das heutige KI-Kontingent für kostenlose Konten ist aufgebraucht, deshalb stehen hier die gesprochenen Worte.',
    'free-account':
      'Du hast das heutige KI-Kontingent aufgebraucht, deshalb stehen hier die gesprochenen Worte.',
    'paid-account':
      'Du hast das KI-Kontingent deines Plans für heute aufgebraucht, deshalb stehen hier die gesprochenen Worte.',
  },
  backOn: (time) => <>Am {time} ist es wieder da.</>,
  accountsHaveOwn: 'Konten haben ein eigenes.',
  plansHaveOwn: 'Jeder Plan hat ein eigenes.',
  signIn: 'Anmelden',
  seePlans: 'Pläne ansehen',
  writeWithAi: 'Mit KI schreiben',
}
