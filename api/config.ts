import type { z } from 'zod'
import type { Tiles } from '#contract/page.ts'
import { Environment, type logLevels } from './environment.ts'
import { StartupError } from './startup-error.ts'

export interface Config {
  port: number
  host: string
  /** The public origin without a trailing slash; where SITE_URL is missing, the address that is listened on. */
  siteUrl: string
  /** An absolute path. */
  dataDir: string
  databaseUrl?: string
  sessionSecret?: string
  admin?: { username: string; email: string; password: string }
  smtpUrl?: string
  mailFrom: string
  stripe: { secretKey?: string; publishableKey?: string; webhookSecret?: string }
  tiles: Tiles
  /** Addresses and networks whose X-Forwarded-* headers are believed. */
  trustProxy: string[]
  logLevel: (typeof logLevels)[number]
}

/**
 * Reads the configuration; an empty variable counts as missing.
 * @throws StartupError with a sentence that names the first variable that is wrong, and never its value
 */
export const getConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = Environment.safeParse(given)
  const issue = parsed.error?.issues[0]
  if (issue) throw new StartupError(`${String(issue.path[0])} ${issue.message}: correct it or unset it.`)
  const values = Environment.parse(given)
  const admin = adminOf(values)
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL ?? addressOf(values.HOST, values.PORT),
    dataDir: values.DATA_DIR,
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    ...(values.SESSION_SECRET && { sessionSecret: values.SESSION_SECRET }),
    ...(admin && { admin }),
    ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
    mailFrom: values.MAIL_FROM,
    stripe: {
      ...(values.STRIPE_SECRET_KEY && { secretKey: values.STRIPE_SECRET_KEY }),
      ...(values.STRIPE_PUBLISHABLE_KEY && { publishableKey: values.STRIPE_PUBLISHABLE_KEY }),
      ...(values.STRIPE_WEBHOOK_SECRET && { webhookSecret: values.STRIPE_WEBHOOK_SECRET }),
    },
    tiles: { url: values.TILE_URL, attribution: values.TILE_ATTRIBUTION, link: values.TILE_ATTRIBUTION_LINK },
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  }
}

/** How a browser on this machine reaches the host and port. */
export const addressOf = (host: string, port: number): string => {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}${port === 80 ? '' : `:${port}`}`
}

const adminOf = (values: z.output<typeof Environment>): Config['admin'] => {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: mail, ADMIN_PASSWORD: password } = values
  if (username && mail && password) return { username, email: mail, password }
  if (!username && !mail && !password) return undefined
  const missing = !username ? 'ADMIN_USERNAME' : !mail ? 'ADMIN_EMAIL' : 'ADMIN_PASSWORD'
  throw new StartupError(
    `${missing} is missing: set ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD together, or none of them.`,
  )
}
