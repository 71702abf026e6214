import { describe, expect, it } from 'vitest'
import { readSettings } from '#server/settings.ts'

const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost', MAIL_FROM: 'me@here' }
const id = { GOOGLE_CLIENT_ID: 'an id' }
const whole = { ...id, GOOGLE_CLIENT_SECRET: 'a secret' }
const house = {
  OPENID_ISSUER: 'https://id.example/realms/home',
  OPENID_CLIENT_ID: 'precis',
  OPENID_CLIENT_SECRET: 'a secret',
}

describe('the provider to sign in with', () => {
  it.each([
    [id, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'a secret' }, 'GOOGLE_CLIENT_ID'],
    [{ GOOGLE_ISSUER: 'https://id.example' }, 'GOOGLE_CLIENT_ID'],
    [{ ...house, OPENID_CLIENT_SECRET: '' }, 'OPENID_CLIENT_SECRET is needed'],
    [{ ...house, OPENID_ISSUER: '' }, 'OPENID_ISSUER is needed'],
    [{ OPENID_ADMIN_GROUP: 'admins' }, 'OPENID_ISSUER is needed'],
    [{ ...house, ...whole }, 'OPENID_ISSUER does not go with GOOGLE_CLIENT_ID'],
    [{ ...house, OPENID_SCOPES: 'email profile' }, 'OPENID_SCOPES must be scopes'],
  ])('is refused by halves: %j', (half, missing) => {
    expect(() => readSettings(half)).toThrow(missing)
  })

  it('takes a provider on plain http only on this machine, and not in production', () => {
    const local = { ...whole, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }
    expect(readSettings(local).identity).toMatchObject({ issuer: local.GOOGLE_ISSUER })
    for (const refused of [
      { ...whole, GOOGLE_ISSUER: 'http://login.example' },
      { ...whole, GOOGLE_ISSUER: 'http://127.0.0.1.login.example' },
      { ...local, ...production },
    ]) {
      expect(() => readSettings(refused)).toThrow('GOOGLE_ISSUER')
    }
  })

  it.each([
    ['https://id.example/application/o/precis/', 'https://id.example/application/o/precis'],
    ['https://id.example/.well-known/openid-configuration', 'https://id.example'],
  ])('is known by %s as by its issuer', (OPENID_ISSUER, issuer) => {
    expect(readSettings({ ...house, OPENID_ISSUER }).identity).toEqual({
      name: 'OpenID',
      issuer,
      clientId: 'precis',
      clientSecret: 'a secret',
      scopes: 'openid email profile',
      asksForAccount: false,
      trustsEmails: false,
      admins: null,
    })
  })

  it('names the group of admins with its claim', () => {
    const admins = { OPENID_ADMIN_GROUP: 'house admins', OPENID_GROUPS_CLAIM: 'roles' }
    expect(readSettings({ ...house, ...admins }).identity?.admins).toEqual({
      claim: 'roles',
      group: 'house admins',
    })
  })
})

describe('CODE_SIGN_IN=off', () => {
  const off = { CODE_SIGN_IN: 'off' }
  const proxy = { PROXY_EMAIL_HEADER: 'X-Forwarded-Email', TRUST_PROXY: '10.1.2.3' }

  it('is refused where nothing would be left, and taken beside a provider or a proxy', () => {
    expect(() => readSettings(off)).toThrow('CODE_SIGN_IN must be on without')
    for (const way of [house, whole, proxy])
      expect(readSettings({ ...off, ...way }).access.takesCodes).toBe(false)
  })

  it('makes nobody the admin by the first code, so that an admin has to be named', () => {
    const own = { ...off, ...house, PRECIS_OWN: '1' }
    expect(() => readSettings(own)).toThrow('ADMIN_EMAILS is needed')
    expect(readSettings({ ...own, OPENID_ADMIN_GROUP: 'admins' }).access.makesFirstAdmin).toBe(false)
    expect(readSettings({ ...own, ADMIN_EMAILS: 'a@home.example' }).access.makesFirstAdmin).toBe(false)
  })
})

describe('PROXY_EMAIL_HEADER', () => {
  const header = { PROXY_EMAIL_HEADER: 'X-Forwarded-Email' }

  it.each([
    '',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.1, 64.0.0.0/2',
    '::ffff:0:0/96',
    '2000::/3',
    '8000::/1,::/1',
  ])('is refused where TRUST_PROXY is %j', (TRUST_PROXY) => {
    expect(() => readSettings({ ...header, TRUST_PROXY })).toThrow(
      'TRUST_PROXY has to name your proxies alone',
    )
  })

  it.each(['127.0.0.1', '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,127.0.0.0/8,::1,fc00::/7'])(
    'is taken where TRUST_PROXY is %s',
    (TRUST_PROXY) => {
      const { proxy } = readSettings({
        ...header,
        TRUST_PROXY,
        PROXY_LOGOUT_URL: 'https://a.example/out',
      }).access
      expect(proxy).toEqual({ header: 'x-forwarded-email', logoutUrl: 'https://a.example/out' })
    },
  )

  it.each(['X Forwarded', 'X-Email:', 'ä-email'])('is the name of a header, and not %j', (name) => {
    expect(() => readSettings({ PROXY_EMAIL_HEADER: name, TRUST_PROXY: '127.0.0.1' })).toThrow(
      'PROXY_EMAIL_HEADER',
    )
  })
})
