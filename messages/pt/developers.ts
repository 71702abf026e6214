import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: 'Para desenvolvedores',
  description:
    'Resumos com uma citação e um segundo para cada linha, nos seus próprios programas: chaves, exemplos, todas as chamadas.',
  heading: 'Use o Précis nos seus programas',
  lead: 'Resumos cujas linhas trazem uma citação e um segundo, em qualquer programa.',
  keyHeading: 'Crie uma chave',
  keyText:
    'Crie uma na [página da sua conta](/account), só com as permissões de que precisa. Envie a chave no cabeçalho Authorization, nunca em um endereço.',
  exampleHeading: 'Faça um resumo',
  exampleText: 'Defina PRECIS_KEY com sua chave e PRECIS_URL com o endereço deste site.',
  copy: 'Copiar',
  copyProgram: (program) => `Copiar ${program}`,
  agentHeading: 'Conecte um agente',
  agentText:
    'Ele recebe ferramentas para um vídeo (summarize, list_forms, get_transcript, ask), para sua biblioteca (search_library), para coleções (list_videos, make_collection, read_collections, change_collection) e para o que você segue (read_following, change_following, read_digest). Coloque sua chave e o endereço deste site.',
  agentLabel: 'Configuração do seu aplicativo',
  webhookHeading: 'Webhooks',
  webhookText: `Crie um na [página da sua conta](/account): chamamos seu servidor quando um resumo ou um boletim fica pronto. As chamadas são assinadas conforme a especificação Standard Webhooks. Responda com 2xx em até ${webhookTimeoutSeconds} segundos; senão, tentamos de novo durante um dia.`,
  webhookLabel: 'Um receptor em JavaScript',
  webhookShow: 'Mostrar como verificar uma chamada',
  rulesHeading: 'Bom saber',
  rules: [
    `Uma chave pode fazer ${keyCallsPerMinute} chamadas por minuto. Os cabeçalhos RateLimit dizem quanto resta.`,
    'Com um Idempotency-Key, a mesma chamada conta uma vez só e recebe a mesma resposta durante um dia.',
    'As falhas chegam como problem+json, com um código estável e uma frase clara. Elas nunca contam.',
    'Aceite text/event-stream para acompanhar um resumo enquanto ele é escrito.',
  ],
  callsHeading: 'Todas as chamadas',
  callsText: 'Tudo o que uma chave pode fazer, segundo o [documento OpenAPI](/api/openapi.json).',
  show: 'Mostrar todas as chamadas',
}
