import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: 'Tente enganar a verificação',
  lead: 'Faça a linha mentir: conferimos enquanto você digita.',
  line: 'A linha',
  quote: 'A citação',
  tryAgain: 'Tentar de novo',
  loading: 'Carregando a transcrição...',
  nothing: 'Não há nada para conferir.',
  notFound: 'Um resumo sinalizaria ou deixaria de fora esta linha, sem pôr palavras na boca de ninguém.',
  order: 'Um resumo deixaria esta linha de fora.',
  onlyCode:
    'Aqui só roda código. Em um resumo, uma linha é chamada de verificada quando um verificador também diz que sim.',
}

export const lieNames: typeof source.lieNames = {
  true: 'Verdadeira',
  number: 'Número',
  unit: 'Unidade',
  name: 'Nome',
  date: 'Data',
  negation: 'Sem o “não”',
  quantity: 'Alguns → todos',
  certainty: 'Pode → vai',
  direction: 'Invertida',
  cause: 'Causa',
  speaker: 'Quem disse',
  order: 'Ordem',
  spliced: 'Emendada',
  invented: 'Inventada',
}
