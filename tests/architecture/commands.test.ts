import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectDir } from './planted-tree.ts'

/**
 * The way a documented command is known to work: by a test that runs it, or by what it needs that no test
 * has.
 */
type Proof = { test: string } | { needs: string }

const systemd = { needs: 'a machine that systemd runs' }
const docker = { needs: 'a Docker engine' }
const debian = { needs: 'Debian 13 and root' }
/** Starts the built server by its settings, with what stands outside of it. */
const bundle = { test: 'tests/durability/bundle.test.ts' }
/** Starts two nodes of the built server, for `npm run bench -- faults` and `npm run bench -- soak`. */
const system = { test: 'drills/system/start-system.ts' }

/** Every command of docs/operations.md, docs/deploy.md and docs/scaling.md. */
const documentedCommands: Readonly<Record<string, Proof>> = {
  'DATABASE_URL=postgres://user:password@host:5432/name DATABASE_POOL_URL=postgres://user:password@pooler:6432/name npm start':
    system,
  'WAKE_UPS=redis REDIS_URL=redis://user:password@host:6379 npm start': system,
  'DATABASE_URL=postgres://user:password@host:5432/name npm start': bundle,
  'RATE_LIMITS=redis REDIS_URL=redis://user:password@host:6379 npm start': bundle,
  'DATABASE_URL=postgres://user:password@coordinator:5432/name DATABASE_ENGINE=citus npm start': {
    needs: 'Citus',
  },
  'DATABASE_URL=postgres://user:password@host:5433/name DATABASE_ENGINE=yugabytedb WAKE_UPS=poll npm start': {
    needs: 'YugabyteDB',
  },
  'DATABASE_URL=postgres://user:password@host:26257/name DATABASE_ENGINE=cockroachdb WAKE_UPS=poll npm start':
    {
      needs: 'CockroachDB',
    },
  'npm run costs -- DAYS': { test: 'tests/durability/costs-command.test.ts' },
  'npm run canary -- VIDEO': { test: 'tests/server/youtube/canary.test.ts' },
  'YOUTUBE_CLIENTS=\'[{"name":"ANDROID","version":"21.30.100"},{"name":"IOS","version":"21.30.1"}]\'': {
    test: 'tests/unit/server/settings.test.ts',
  },
  "SMTP_URL=smtps://user:password@mail.example MAIL_FROM='Précis <hello@precis.example>' npm start": bundle,
  'OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318 npm start': bundle,
  'npm run backup -- FILE': { test: 'tests/durability/backup-command.test.ts' },
  'npm run restore -- FILE': { test: 'tests/durability/backup-command.test.ts' },
  'npm run after-restore -- 2026-11-28T22:00:00Z': { test: 'tests/durability/backup-command.test.ts' },
  "BACKUP_PASSPHRASE='four words of your own' npm run backup -- FILE": {
    test: 'tests/durability/restored-secret.test.ts',
  },
  "BACKUP_PASSPHRASE='four words of your own' npm run restore -- FILE": {
    test: 'tests/durability/restored-secret.test.ts',
  },

  'apt-get update && apt-get install -y caddy curl git nodejs npm': debian,
  'useradd --system --home-dir /var/lib/precis --shell /usr/sbin/nologin precis': debian,
  'git clone REPOSITORY /opt/precis': { needs: 'the address of the repository' },
  'cd /opt/precis && npm ci && npm run build': bundle,
  'install -D -m 0600 deploy/env.example /etc/precis/env': debian,
  'editor /etc/precis/env': { needs: 'a person' },
  'openssl rand -base64 33': debian,
  'cp deploy/systemd/precis.service deploy/systemd/precis-backup.service deploy/systemd/precis-backup.timer /etc/systemd/system/':
    systemd,
  'systemctl daemon-reload': systemd,
  'systemctl enable --now precis.service precis-backup.timer': systemd,
  'curl --fail --retry 30 --retry-delay 1 --retry-connrefused http://127.0.0.1:3000/readyz': {
    test: 'tests/server/http.test.ts',
  },
  'cp deploy/Caddyfile /etc/caddy/Caddyfile': debian,
  "printf '[Service]\\nEnvironment=DOMAIN=your-domain.org UPSTREAMS=127.0.0.1:3000\\n' | install -D /dev/stdin /etc/systemd/system/caddy.service.d/precis.conf":
    systemd,
  'systemctl daemon-reload && systemctl restart caddy': systemd,
  "printf 'PRECIS_OWN=1\\nNODE_ENV=development\\n' | install -D -m 0600 /dev/stdin /etc/precis/env": debian,
  'docker compose -f deploy/compose.own.yml up --build --detach': docker,
  'docker compose -f deploy/compose.own.yml logs --follow': docker,
  'docker compose --env-file /etc/precis/env -f deploy/compose.yml up --build --detach': docker,
  'docker compose --env-file /etc/precis/env -f deploy/compose.yml ps': docker,
  'podman build --format docker -f deploy/Containerfile -t precis .': {
    needs: 'buildah or podman, and a Debian 13 as base',
  },
  'podman run --rm --read-only --tmpfs /tmp --volume precis:/data --publish 127.0.0.1:3000:3000 --env-file /etc/precis/env precis':
    { needs: 'podman, and the image' },
  'systemctl start precis-backup.service': systemd,
  'ls -l /var/lib/precis-backups': systemd,
  'cd /opt/precis && set -a && . /etc/precis/env && DATABASE_URL= DATA_DIR=/tmp/restored npm run restore -- "$(ls -t /var/lib/precis-backups/*.gz | head -1)"':
    { test: 'tests/durability/backup-command.test.ts' },
  'rm -r /tmp/restored': debian,
  'docker compose --env-file /etc/precis/env -f deploy/compose.yml exec -T database pg_dump --format=custom --username=precis precis > precis.dump':
    docker,
  'docker compose --env-file /etc/precis/env -f deploy/compose.yml stop web-1 web-2 worker': docker,
  'docker compose --env-file /etc/precis/env -f deploy/compose.yml exec -T database dropdb --force --username=precis precis':
    docker,
  'docker compose --env-file /etc/precis/env -f deploy/compose.yml exec -T database createdb --username=precis precis':
    docker,
  'docker compose --env-file /etc/precis/env -f deploy/compose.yml exec -T database pg_restore --exit-on-error --username=precis --dbname=precis < precis.dump':
    docker,
  'docker compose --env-file /etc/precis/env -f deploy/compose.yml run --rm worker node dist/server/after-restore.js 2026-11-28T22:00:00Z':
    docker,
  'docker compose --env-file /etc/precis/env -f deploy/compose.yml up --detach': docker,
  'cd /opt/precis && git pull && npm ci && npm run build && systemctl restart precis': systemd,

  'DATABASE_URL=postgres://user:password@host:5432/name SERVICES=web npm start': bundle,
  'DATABASE_URL=postgres://user:password@host:5432/name SERVICES=worker WORKER_CONCURRENCY=32 npm start':
    bundle,
  'DATABASE_URL=postgres://user:password@host:5432/name DATABASE_REPLICA_URL=postgres://user:password@replica:5432/name npm start':
    bundle,
  'BLOBS=folder BLOBS_FOLDER=/srv/precis-texts npm start': bundle,
  'BLOBS=s3 S3_BUCKET=precis-texts S3_REGION=eu-central-1 npm start': { needs: 'a bucket of AWS' },
  'BLOBS=s3 S3_BUCKET=precis-texts S3_ENDPOINT=https://s3.example S3_ACCESS_KEY_ID=ID S3_SECRET_ACCESS_KEY=KEY npm start':
    bundle,
}

const documents = ['docs/operations.md', 'docs/deploy.md', 'docs/scaling.md']
/** The place where a line of an indented block is a command and not what one prints, or a drawing. */
const command = /^(?:[A-Z_]+=\S|npm |node |npx )/

/**
 * The commands of a text: the lines of its shell blocks, and those of its indented blocks that begin as one
 * does.
 */
function commandsOf(document: string): string[] {
  const markdown = document.replaceAll(/ \\\n\s+/g, ' ')
  const blocks = [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
    block.split('\n'),
  )
  const prose = markdown.replaceAll(/^```.*?^```$/gms, '')
  const indented = prose.split('\n').filter((line) => /^ {4}\S/.test(line) && command.test(line.trim()))
  return [...blocks, ...indented].map((line) => line.trim()).filter(Boolean)
}

/** The words that a test has to name to have run a command: its settings, and the script of the package. */
function namedIn(line: string): string[] {
  const settings = [...line.matchAll(/(?<![\w.])([A-Z][A-Z\d_]+)=/g)].map(([, name = '']) => name)
  const scripts = [...line.matchAll(/\bnpm (?:run )?(start|backup|restore|after-restore|costs|canary)\b/g)]
  // What `npm start` runs is the main program.
  return [...settings, ...scripts.map(([, name = '']) => (name === 'start' ? 'main.js' : name))]
}

describe('every documented command', () => {
  const found = documents.flatMap((file) => commandsOf(readFileSync(path.join(projectDir, file), 'utf8')))

  it('is listed with the test that runs it, or with what it needs', () => {
    expect(found.filter((line) => !(line in documentedCommands))).toEqual([])
    expect(Object.keys(documentedCommands).filter((line) => !found.includes(line))).toEqual([])
  })

  it('has a test that is there', () => {
    const tests = Object.values(documentedCommands).flatMap((proof) => ('test' in proof ? [proof.test] : []))
    expect(tests.filter((file) => !existsSync(path.join(projectDir, file)))).toEqual([])
  })

  it('has a test that names its settings and its script', () => {
    const lacking = Object.entries(documentedCommands).flatMap(([line, proof]) => {
      if (!('test' in proof)) return []
      const text = readFileSync(path.join(projectDir, proof.test), 'utf8')
      return namedIn(line).flatMap((name) =>
        text.includes(name) ? [] : `${proof.test} lacks ${name}: ${line}`,
      )
    })
    expect(lacking).toEqual([])
    expect(namedIn("A_B=1 BACKUP='x' npm run backup -- FILE && npm start")).toEqual([
      'A_B',
      'BACKUP',
      'backup',
      'main.js',
    ])
  })

  it('would be reported where none of these is known', () => {
    expect(
      commandsOf('```sh\nrm -r data\n```\n\n    npm run \\\n      nowhere\n\n    source outcome ms\n'),
    ).toEqual(['rm -r data', 'npm run nowhere'])
  })
})
