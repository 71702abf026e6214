import type * as source from '#messages/retention.ts'
import { retentionDays } from '#product/retention.ts'

const days = retentionDays

export const retentionTexts: typeof source.retentionTexts = {
  history_items: {
    what: 'Seu histórico',
    howLong: `Até você excluir, e mais ${days.deletedItem} dia para desfazer; o de visitantes, por ${days.idleVisitor} dias, e o que colaram, por ${days.visitorPaste}`,
    why: 'Para mostrar seus resumos de novo',
  },
  moments: {
    what: 'Linhas que você compartilha, de uma forma que não revela o endereço delas',
    howLong: 'Até você parar de compartilhar, ou enquanto o resumo estiver no seu histórico',
    why: 'Para que os links funcionem',
  },
  highlights: {
    what: 'Linhas que você destaca, e suas notas sobre elas',
    howLong: 'Até você remover, ou enquanto o resumo estiver no seu histórico',
    why: 'Para mostrá-las de novo em todos os seus dispositivos',
  },
  questions: {
    what: 'Perguntas que você faz sobre um resumo, e as respostas',
    howLong:
      'Até você excluir, ou enquanto o resumo estiver no seu histórico; as 100 mais recentes de cada um',
    why: 'Para mostrá-las de novo em todos os seus dispositivos',
  },
  collections: {
    what: 'Suas coleções, e o que aconteceu com cada vídeo',
    howLong: 'Até você excluir, ou até sua conta ser excluída',
    why: 'Para mostrá-las de novo em todos os seus dispositivos',
  },
  video_lists: {
    what: 'Playlists e canais como o YouTube os listou',
    howLong: `${days.videoList} dia`,
    why: 'Para que você possa escolher entre os vídeos',
  },
  answers: {
    what: 'Respostas que a IA deu às suas perguntas',
    howLong: 'Até você excluir a pergunta, ou um dia depois de o vídeo sair do seu histórico',
    why: 'Para que a mesma pergunta receba a mesma resposta e conte uma vez só',
  },
  transcripts: {
    what: 'Transcrições',
    howLong: `Uma transcrição colada, enquanto estiver no seu histórico, ou por ${days.visitorPaste} dias sem conta, com a rede de onde veio em uma forma que não pode ser lida de volta; a de um vídeo, até ${days.unusedVideo} dias depois de obtida, ou enquanto estiver no histórico de alguém`,
    why: 'Para conferir citações com ela, e consultar o YouTube uma vez só',
  },
  translations: {
    what: 'Transcrições em outros idiomas, e quem as pediu',
    howLong: 'O mesmo tempo da transcrição; quem pediu, por 25 horas',
    why: 'Para que a próxima pessoa não espere, e para contar traduções',
  },
  summaries: {
    what: 'O texto dos resumos',
    howLong: `${days.unusedVideo} dias, ou enquanto estiver no histórico de alguém`,
    why: 'Para que a próxima pessoa que pedir o mesmo vídeo não espere',
  },
  runs: {
    what: 'Resumos em andamento',
    howLong: '1 dia depois de terminarem',
    why: 'Para retomar depois de uma conexão perdida',
  },
  people: {
    what: 'O número de um visitante, e o e-mail que digitou',
    howLong: `${days.idleVisitor} dias depois do último resumo`,
    why: 'Para contar resumos grátis',
  },
  reservations: {
    what: 'Quais resumos foram contados',
    howLong: `${days.committedReservation} dias; ${days.releasedReservation} dias onde nenhum foi feito; a rede, por 25 horas`,
    why: 'Para contar resumos',
  },
  question_reservations: {
    what: 'Que uma pergunta foi contada, com a rede do visitante',
    howLong: '25 horas',
    why: 'Para contar perguntas',
  },
  idempotent_calls: {
    what: 'Respostas a chamadas com um Idempotency-Key',
    howLong: 'Um dia',
    why: 'Para dar a mesma resposta a uma chamada feita duas vezes',
  },
  call_counts: {
    what: 'Quantas vezes um endereço ou uma rede nos chamou',
    howLong: 'Até uma hora',
    why: 'Para fazer valer os limites',
  },
  users: {
    what: 'Sua conta',
    howLong: `Até ${days.requestedDeletion} dias depois de você excluir; um endereço que nunca entrou e não tem nada, por ${days.unprovenAddress} dias`,
    why: 'Para reconhecer você quando entra',
  },
  devices: {
    what: 'Seus dispositivos, com endereço e lugar',
    howLong: `Até ${days.removedDevice} dias depois de removidos ou desconectados`,
    why: 'Para que você veja quem está na sua conta',
  },
  own_forms: {
    what: 'Formatos de resumo que você criou',
    howLong: 'Até você excluir',
    why: 'Para montar seus resumos',
  },
  api_keys: {
    what: 'Chaves de API, em uma forma que não pode ser lida de volta, e as últimas 100 chamadas de cada uma',
    howLong: `Até você excluir, ou ${days.endedKey} dias depois de expirarem`,
    why: 'Para dar acesso aos seus programas e mostrar o que fizeram',
  },
  webhooks: {
    what: 'Webhooks, as últimas 100 mensagens a cada um e o que foi respondido',
    howLong: `Até você excluir o webhook; uma mensagem, por ${days.webhookDelivery} dias no máximo`,
    why: 'Para chamar seus programas e mostrar o que receberam',
  },
  sessions: {
    what: 'Sessões abertas',
    howLong: '30 dias depois do último uso, e 180 dias no máximo',
    why: 'Para que você não precise entrar toda vez',
  },
  login_codes: {
    what: 'Códigos para entrar, em uma forma que não pode ser lida de volta',
    howLong: 'Uma hora depois de expirarem',
    why: 'Para conferir o código que você digita',
  },
  entitlements: {
    what: 'Seu plano',
    howLong: `Até ${days.endedPlan} dias depois que termina`,
    why: 'Para dar a você o que comprou',
  },
  subscriptions: {
    what: 'Compras, pagamentos e recibos',
    howLong: `8 anos, sem sua conta depois que ela for excluída; uma compra que nunca foi paga, ${days.abandonedCheckout} dias`,
    why: 'A lei tributária exige',
  },
  billing_emails: {
    what: 'E-mails sobre seu plano e seus pagamentos',
    howLong: `${days.billingEmail} dias depois do envio, ou até sua conta ser excluída`,
    why: 'Para enviar cada um uma vez só, mesmo quando o servidor de e-mail está fora do ar',
  },
  billing_events: {
    what: 'Mensagens do serviço de pagamento, e pagamentos a examinar',
    howLong: `${days.billingEvent} dias; ${days.resolvedAlarm} dias depois de resolvido um problema`,
    why: 'Para tratar cada mensagem uma vez só',
  },
  help_requests: {
    what: 'Pedidos de ajuda',
    howLong: `${days.helpRequest} dias, ou até sua conta ser excluída`,
    why: 'Para responder a você e ao que vier depois',
  },
  follows: {
    what: 'O que você segue, e o estado de cada vídeo',
    howLong: `Até você deixar de seguir; o estado de um vídeo, ${days.followedItem} dias depois de resumido ou de falhar`,
    why: 'Para resumir as novidades, uma vez só',
  },
  watches: {
    what: 'Canais, playlists e podcasts que alguém segue, o que publicaram e quem nos avisa disso',
    howLong: 'Enquanto alguém os seguir',
    why: 'Para saber o que há de novo',
  },
  digest_settings: {
    what: 'Como você quer seus boletins',
    howLong: 'Enquanto você tiver uma conta',
    why: 'Para enviá-los quando você quer',
  },
  digests: {
    what: 'Quais vídeos estavam em qual boletim',
    howLong: `${days.digest} dias`,
    why: 'Para mostrar um boletim de novo e enviar cada um uma vez só',
  },
  audit_entries: {
    what: 'O que a administração fez e consultou',
    howLong: `${days.auditEntry} dias`,
    why: 'Para que possa ser conferido',
  },
  model_calls: {
    what: 'Chamadas a modelos de linguagem, sem o texto',
    howLong: `${days.modelCall} dias`,
    why: 'Para saber quanto custam',
  },
  model_shares: {
    what: 'Quanto da IA de um dia foi usado por uma conta, ou pela rede de visitantes',
    howLong: 'Até 2 dias',
    why: 'Para que ninguém esgote o que é dos outros',
  },
  receipt_counters: {
    what: 'Números de recibos, planos à venda, versões do banco de dados',
    howLong: 'Enquanto o Précis funcionar',
    why: 'Não dizem nada sobre ninguém',
  },
}

export const retentionPoint: typeof source.retentionPoint = ({ what, howLong, why }) =>
  `${what}: ${howLong}. ${why}.`
