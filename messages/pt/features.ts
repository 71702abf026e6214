import type * as source from '#messages/features.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'

export const features: typeof source.features = {
  title: 'Recursos: o que o Précis faz com um vídeo',
  description:
    'Resumos, ideias principais e capítulos de vídeos do YouTube, cada ideia procurada na transcrição, com o segundo e as palavras que foram ditas.',
  heading: 'Um resumo que você pode conferir',
  lead: 'Tudo nesta página funciona. Experimente.',
  casesHeading: 'Para que as pessoas usam',
  cases: {
    lectures: { title: 'Aulas', text: 'Leia o argumento antes do seminário.' },
    research: { title: 'Pesquisa', text: 'Ache a resposta e cite com a minutagem.' },
    meetings: { title: 'Webinars e reuniões', text: 'Fique em dia com o que perdeu.' },
    tutorials: { title: 'Tutoriais', text: 'Comece pelo passo de que precisa.' },
    interviews: { title: 'Entrevistas e podcasts', text: 'Escolha o que ouvir por inteiro.' },
    ownVideos: { title: 'Seus próprios vídeos', text: 'Tenha notas, capítulos, um primeiro rascunho.' },
  },
  tilesHeading: 'O que ele faz',
  tiles: {
    insights: {
      title: 'Ideias conferidas',
      text: (found, method) =>
        `${found} das citações verdadeiras são encontradas, e nenhuma de outra palestra ([como medimos](${method})).`,
    },
    seconds: {
      title: 'O segundo em que foi dito',
      text: 'Os tempos vêm da transcrição, nunca de um modelo. Clique em um.',
    },
    coverage: {
      title: 'Cobertura à vista',
      text: 'De onde vêm as linhas, e de onde não vem nenhuma.',
    },
    chapters: {
      title: 'Capítulos',
      text: 'Os de quem criou o vídeo, ou onde o assunto muda.',
    },
    search: {
      title: 'Transcrição com busca',
      text: 'Comece o vídeo em qualquer frase.',
    },
    whole: {
      title: 'O vídeo inteiro',
      text: `Até ${maxTranscriptSeconds / 3600} horas, em partes. Perca uma:`,
    },
    choices: {
      title: 'Seu idioma e seu formato',
      text: `${summaryLanguages.length} idiomas e ${summaryStyles.length} formatos, onde um modelo de linguagem escreve.`,
    },
    allowance: {
      title: 'Uma cota justa',
      text: 'O que falha ou se repete não conta.',
    },
  },
  industriesHeading: 'Onde ele se encaixa',
  industries: {
    education: {
      title: 'Educação',
      text: 'Notas de estudo, e citações que os alunos podem referenciar com a minutagem.',
    },
    corporate: {
      title: 'Empresas',
      text: 'Gravações longas de uma só vez; números que ninguém disse são apontados.',
    },
    creative: {
      title: 'Criação',
      text: 'A frase que importa, e como a história é construída.',
    },
  },
  bookmark: {
    heading: 'De um vídeo ao seu resumo em um clique',
    text: 'Arraste isto para a barra de favoritos e clique quando estiver no YouTube.',
    phone: 'No celular: adicione o Précis à tela inicial e compartilhe vídeos com ele.',
  },
  closing: {
    heading: 'Teste com um vídeo que você conhece',
    text: 'É o jeito mais rápido de ver se está certo.',
    plans: 'Ver os planos',
  },
}
