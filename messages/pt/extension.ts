import type * as source from '#messages/extension.ts'

export const extensionPage: typeof source.extensionPage = {
  title: 'Extensão do navegador',
  description:
    'O resumo ao lado do vídeo que você assiste. As legendas são lidas no seu navegador, que o YouTube não bloqueia.',
  heading: 'O resumo, ao lado do vídeo',
  lead: 'Um botão embaixo do vídeo, um painel ao lado. As legendas são lidas no seu navegador, e por isso funciona até quando o YouTube bloqueia nossos servidores.',
  demoHeading: 'Experimente aqui',
  demoText:
    'É isto que o painel mostra para uma palestra real. Clique em um tempo, e o vídeo toca a partir dali.',
  factsHeading: 'O que ela faz',
  facts: [
    'Lê as legendas quando você clica em “Summarize”, nunca antes.',
    'Mostra cada linha com as palavras de quem fala e o segundo.',
    'Acompanha: a linha que está sendo dita fica marcada na transcrição.',
    'Funciona em outros sites cujos vídeos têm legendas em texto. Vídeos protegidos são recusados.',
    'Fala só com este servidor. Sem rastreamento, sem código de fora.',
  ],
  installHeading: 'Instale',
  installText: 'Ela ainda não está nas lojas, então a instalação leva um minuto e é manual.',
  connectHeading: 'Conecte',
  connectText:
    'Os resumos grátis são seus mesmo sem conta. Para usar seu plano, abra a [página da sua conta](/account) e clique em “Conectar a extensão”. No Firefox, cole uma chave de lá nas configurações da extensão.',
}
