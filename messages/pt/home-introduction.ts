import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: 'Outro exemplo',
  stepsHeading: 'Três passos',
  steps: [
    { title: 'Cole um link', text: 'Qualquer link do YouTube serve, ou uma transcrição.' },
    { title: 'Leia o resumo', text: 'Resumo, ideias e capítulos, com os tempos.' },
    { title: 'Confira qualquer linha', text: 'Aponte para uma linha e veja as palavras de quem fala.' },
  ],
  differencesHeading: 'O que ele tem de diferente',
  differences: [
    { title: 'Conferido no vídeo', text: 'Se uma citação não está na transcrição, nós avisamos.' },
    { title: 'O vídeo inteiro', text: 'Um mapa mostra de onde vêm as linhas.' },
    { title: 'Uma cota justa', text: 'Resumos que falham ou são cancelados não contam.' },
    { title: 'Seus dados', text: 'Nada é carregado do YouTube até você dar o play.' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: 'Um exemplo resumido',
  whole: 'Ler tudo',
  stop: 'Parar',
  playAgain: 'Reproduzir de novo',
  checking: 'Conferindo...',
  verified: 'Verificada',
}
