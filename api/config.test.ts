import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { getConfig } from './config.ts'
import { StartupError } from './startup-error.ts'

test('everything is optional, and an empty variable counts as missing', () => {
  const config = getConfig({})
  expect(config).toEqual({
    port: 3000,
    host: 'localhost',
    siteUrl: 'http://localhost:3000',
    dataDir: expect.stringMatching(/\.data$/),
    mailFrom: 'directory@example.org',
    stripe: {},
    tiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
      link: 'https://www.openstreetmap.org/copyright',
    },
    trustProxy: [],
    logLevel: 'warn',
  })
  expect(isAbsolute(config.dataDir)).toBe(true)
  expect(getConfig({ PORT: '', HOST: ' ', DATABASE_URL: '', PATH: '/bin' })).toEqual(config)
})

test('every variable is read', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    SITE_URL: 'https://Churches.example.org/',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgresql://a:b@db:5432/churches',
    SESSION_SECRET: 's'.repeat(32),
    ADMIN_USERNAME: 'marisol',
    ADMIN_EMAIL: 'marisol@example.org',
    ADMIN_PASSWORD: 'correct horse',
    SMTP_URL: 'smtps://u:p@mail:465',
    MAIL_FROM: 'news@example.org',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    TILE_URL: 'https://tiles.example.org/{z}/{x}/{y}.webp',
    TILE_ATTRIBUTION: '© Coast maps, © OpenStreetMap',
    TILE_ATTRIBUTION_LINK: 'https://tiles.example.org/credits',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
    LOG_LEVEL: 'warn',
  }
  expect(getConfig(env)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    siteUrl: 'https://churches.example.org',
    dataDir: '/srv/data',
    databaseUrl: env.DATABASE_URL,
    sessionSecret: env.SESSION_SECRET,
    admin: { username: 'marisol', email: 'marisol@example.org', password: 'correct horse' },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' },
    tiles: { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION, link: env.TILE_ATTRIBUTION_LINK },
    trustProxy: ['loopback', '10.0.0.0/8', '::1'],
    logLevel: 'warn',
  })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['SITE_URL', 'example.org'],
  ['SITE_URL', 'ftp://example.org'],
  ['SITE_URL', 'https://example.org/churches'],
  ['DATABASE_URL', 'mysql://a:secret@db/churches'],
  ['DATABASE_URL', 'a secret'],
  ['SESSION_SECRET', 'secret'],
  ['SMTP_URL', 'mail:25'],
  ['MAIL_FROM', 'nobody'],
  ['STRIPE_SECRET_KEY', 'secret'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_secret'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['TILE_URL', 'https://tiles.example.org/{z}/{x}.png'],
  ['TILE_URL', 'tiles'],
  ['TILE_URL', 'https://tiles.example.org/{z}/{x}/{y}.png?key={secret}'],
  ['TILE_ATTRIBUTION', 'secret'.repeat(40)],
  ['TILE_ATTRIBUTION_LINK', 'http://secret.example.org/'],
  ['TILE_ATTRIBUTION_LINK', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['ADMIN_EMAIL', 'marisol'],
])('%s=%s is refused in one sentence that names the variable and not its value', (name, value) => {
  const refused = () => getConfig({ [name]: value })
  expect(refused).toThrow(StartupError)
  expect(refused).toThrow(new RegExp(`^${name} must .+: correct it or unset it\\.$`))
  expect(refused).not.toThrow(/secret/)
})

test.each([
  [{ HOST: '::', PORT: '81' }, 'http://localhost:81'],
  [{ HOST: '::1', PORT: '81' }, 'http://[::1]:81'],
  [{ HOST: '127.0.0.1', PORT: '80' }, 'http://127.0.0.1'],
  [{ PORT: '81', SITE_URL: 'https://a.example.org/' }, 'https://a.example.org'],
])('with %j the site is at %s', (env, siteUrl) => {
  expect(getConfig(env).siteUrl).toBe(siteUrl)
})

test.each(['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'])('without %s the other two are refused', (missing) => {
  const all = { ADMIN_USERNAME: 'marisol', ADMIN_EMAIL: 'marisol@example.org', ADMIN_PASSWORD: 'long enough' }
  expect(() => getConfig({ ...all, [missing]: '' })).toThrow(new RegExp(`^${missing} is missing`))
})
