import { developers } from '#messages/developers.ts'

/** A program that makes a summary. `PRECIS_URL` and `PRECIS_KEY` are in its environment. */
export type Example = { id: 'curl' | 'javascript' | 'python'; label: string; code: string }

const curl = `curl "$PRECIS_URL/api/summarize" \\
  -H "Authorization: Bearer $PRECIS_KEY" \\
  -H "Idempotency-Key: my-first-call" \\
  -H "Content-Type: application/json" \\
  -d '{"videoUrl": "https://youtu.be/WZyRbnpGyzQ"}'`

const javascript = `const { env } = process

const reply = await fetch(\`\${env.PRECIS_URL}/api/summarize\`, {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${env.PRECIS_KEY}\`,
    'idempotency-key': crypto.randomUUID(),
    'content-type': 'application/json',
  },
  body: JSON.stringify({ videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }),
})
const answer = await reply.json()
if (!reply.ok) throw new Error(answer.detail)
for (const line of answer.insights) console.log(line.second, line.state, line.text)`

const python = `import json, os, urllib.request, uuid

request = urllib.request.Request(
    os.environ["PRECIS_URL"] + "/api/summarize",
    json.dumps({"videoUrl": "https://youtu.be/WZyRbnpGyzQ"}).encode(),
    {
        "Authorization": "Bearer " + os.environ["PRECIS_KEY"],
        "Idempotency-Key": str(uuid.uuid4()),
        "Content-Type": "application/json",
    },
)
answer = json.load(urllib.request.urlopen(request))
for line in answer["insights"]:
    print(line["second"], line["state"], line["text"])`

/** The configuration by which an application for agents finds the tools, over HTTP and without a server. */
export const agentExample = {
  label: developers.agentLabel,
  code: `{
  "mcpServers": {
    "precis": {
      "type": "http",
      "url": "https://precis.example/mcp",
      "headers": { "Authorization": "Bearer precis_…" }
    },
    "precis-without-a-server": { "command": "precis", "args": ["mcp"] }
  }
}`,
}

/** The programs of the page. */
export const examples: readonly Example[] = [
  { id: 'curl', label: 'curl', code: curl },
  { id: 'javascript', label: 'JavaScript', code: javascript },
  { id: 'python', label: 'Python', code: python },
]

/** A program that is called by a webhook. `PRECIS_WEBHOOK_SECRET` and `PORT` are of its environment. */
export const receiver = `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { env } = process
const secret = env.PRECIS_WEBHOOK_SECRET.replace('whsec_', '')
const handled = new Set()

function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': sent, 'webhook-signature': signatures = '' } = headers
  const isRecent = Math.abs(Date.now() / 1000 - Number(sent)) <= 300
  const mac = createHmac('sha256', Buffer.from(secret, 'base64')).update(\`\${id}.\${sent}.\${body}\`)
  const expected = Buffer.from('v1,' + mac.digest('base64'))
  const given = signatures.split(' ').map((one) => Buffer.from(one))
  return isRecent && given.some((one) => one.length === expected.length && timingSafeEqual(one, expected))
}

createServer(async (request, reply) => {
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += piece
  if (!isGenuine(request.headers, body)) return reply.writeHead(401).end()
  reply.writeHead(204).end()
  const id = request.headers['webhook-id']
  if (handled.has(id)) return
  handled.add(id)
  const { type, data } = JSON.parse(body)
  console.log(type, data)
}).listen(env.PORT ?? 8080)`
