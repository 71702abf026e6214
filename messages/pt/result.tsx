import type * as source from '#messages/result.tsx'
import { copiedTexts } from './copied-texts.ts'
import { plural } from './language.ts'
import { list } from './list.ts'

export const result: typeof source.result = {
  summaryAndInsights: 'Resumo e ideias',
  writtenBy: (model) => `escrito por ${model}`,
  madeWithoutAI: 'feito sem IA',
  writtenByUs: 'escrito por nós',
  copy: 'Copiar',
  chooseCopy: 'Escolher como copiar',
  copyFormats: { text: 'Texto', times: 'Com tempos', markdown: 'Markdown', evidence: 'Com evidências' },
  watch: (rest) => <>Assistir{rest(' no YouTube')}</>,
  download: 'Baixar',
  share: 'Compartilhar',
  parts: 'Partes do resultado',
  tabs: { summary: 'Resumo', transcript: 'Transcrição', ask: 'Perguntar' },
  video: 'Vídeo',
  linesFrom: (count, total) => `As linhas vêm de ${count} das ${total} partes`,
  linesFromAnd: (count, total, end) => `As linhas vêm de ${count} das ${total} partes. ${end}`,
  insights: 'Ideias principais',
  chapters: 'Capítulos',
  sections: 'Seções',
  sectionsFoundBy: {
    extractive: 'Seções encontradas automaticamente.',
    model: 'Encontradas e nomeadas por um modelo de linguagem.',
    authored: 'Nomeadas por nós para este exemplo.',
  },
  play: 'Só os melhores momentos',
  stop: 'Parar os melhores momentos',
  cannotPlay:
    'Os tempos desta transcrição são aproximados, por isso não dá para reproduzir só os melhores momentos.',
  ask: 'Pergunte a este vídeo',
  askTranscript: 'Pergunte a esta transcrição',
  askLater: 'Você pode perguntar assim que o resumo estiver pronto.',
  generating: 'Gerando o resumo...',
  madeElsewhere: 'Ele está sendo feito em outra aba e vai aparecer aqui sozinho.',
  generated: 'Gerado',
  howMade: 'Como foi feito',
  model: (name) => `Modelo: ${name}`,
  writtenFrom: (model) => `Escrito por ${model} a partir da transcrição.`,
  writtenInStyle: (model, style) => `Escrito por ${model} a partir da transcrição. Estilo: ${style}.`,
  extracted: 'Extraído das frases de quem fala, não escrito por uma IA.',
  needsModel: 'Só dá para escolher estilo e idioma onde há um modelo de linguagem configurado.',
  inLanguage: (language) => `Está em ${language}, o idioma do vídeo.`,
  otherLanguage: (asked, written) =>
    `Foi pedido em ${asked}. O modelo escreveu em ${written}, mesmo quando pedimos de novo.`,
  noChecker: 'Não há verificador configurado aqui, por isso nenhuma linha é chamada de verificada.',
  checkerLate: 'O verificador não respondeu a tempo, por isso nenhuma linha é chamada de verificada.',
  checkerLateAbout: (count, total) =>
    plural(count, {
      one: `O verificador não respondeu a tempo sobre ${count} de ${total} linhas. Nela aparece “Palavras encontradas”.`,
      other: `O verificador não respondeu a tempo sobre ${count} de ${total} linhas. Nelas aparece “Palavras encontradas”.`,
    }),
  missing: (stretches) =>
    plural(stretches.length, {
      one: `Não foi possível ler ${list(stretches)}; esse trecho não está neste resumo.`,
      other: `Não foi possível ler ${list(stretches)}; esses trechos não estão neste resumo.`,
    }),
  stretch: (from, to) => `de ${from} a ${to}`,
  part: (number, total) => `a parte ${number} de ${total}`,
  nothingSaid: copiedTexts.nothingSaid,
}
