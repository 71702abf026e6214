import type * as source from '#messages/how-it-works.ts'

export const howItWorks: typeof source.howItWorks = {
  title: 'Como o Précis funciona: de um link a um resumo conferido',
  description:
    'Três passos para você, e o que acontece entre eles: de onde vem a transcrição, como um resumo é feito e como cada linha é conferida.',
  heading: 'Como funciona',
  lead: 'Três passos para você, e tudo o que acontece entre eles.',
  stepsHeading: 'Três passos',
  steps: [
    {
      title: 'Cole um link',
      text: 'Vídeos, Shorts, playlists. Sem legendas? Cole a transcrição.',
    },
    {
      title: 'Leia enquanto é escrito',
      text: 'Pode fechar a página: ele estará lá quando você voltar.',
    },
    {
      title: 'Confira e use',
      text: 'Aponte para uma linha e veja as palavras ditas.',
    },
  ],
  keyHeading: 'Recursos principais',
  keyFeatures: [
    {
      title: 'Nada omitido em silêncio',
      text: 'Se uma parte não foi lida, dizemos qual.',
    },
    {
      title: 'Falhas que dizem o motivo',
      text: 'E nenhuma delas conta.',
    },
    {
      title: 'Nada de terceiros até você pedir',
      text: 'O YouTube carrega quando você dá o play.',
    },
  ],
  evidenceTitle: 'Evidência para cada ideia',
  hoodHeading: 'Por dentro',
  hood: {
    fetch: {
      title: 'A transcrição',
      text: 'Legendas de pessoas vêm antes das automáticas; o original, antes da tradução.',
    },
    sentences: {
      title: 'As frases',
      text: 'Pedaços são unidos, repetições saem. Cada frase tem seu número e seu tempo.',
    },
    draft: {
      title: 'O resumo',
      text: 'Um modelo de linguagem responde com números e citações, nunca com tempos. Sem ele, escolhemos as frases que dizem mais.',
    },
    check: {
      title: 'A verificação',
      text: (changedNumber, removedNot, method) =>
        `O código compara linha e citação; um verificador, se houver, diz se uma decorre da outra. Passaram ${changedNumber} das citações com um número trocado e ${removedNot} das que perderam um “não”. [Como medimos](${method})`,
    },
  },
  missed: {
    title: 'O que a verificação pode deixar passar',
    text: 'O código não vê certas mentiras, e um verificador pode errar. Por isso as palavras estão ao lado de cada linha: [as medições](/score).',
  },
  speed: {
    title: 'Velocidade',
    text: (method) =>
      `Depende do modelo. Sem ele, uma hora leva cerca de 1/20 de segundo. [Como medimos](${method})`,
  },
  once: {
    title: 'Uma vez para todos',
    text: 'Um vídeo que muita gente pede é resumido uma vez só.',
  },
  closing: {
    heading: 'Veja com um vídeo de verdade',
    text: 'Há dois exemplos na página inicial.',
    features: 'Ver todos os recursos',
  },
}
