import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The text as an address of one of these kinds, or undefined. */
const parseAddress = (text: string, ...protocols: string[]): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.hostname && protocols.includes(url.protocol) ? url : undefined
}
const address = (says: string, ...protocols: string[]) =>
  z.string().refine((text) => parseAddress(text, ...protocols) !== undefined, says)
const isOrigin = (text: string) => {
  const url = parseAddress(text, 'http:', 'https:')
  return url !== undefined && url.pathname === '/' && !url.search && !url.hash && !url.username
}
const isProxy = (text: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [host = '', bits, ...rest] = text.split('/')
  const family = isIP(host)
  return (
    family > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}
const email = z.email('must be an e-mail address')

/** Every variable that configures the site; the messages continue a sentence that begins with its name. */
export const Environment = z.object({
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a whole number from 0 to 65535')
    .default('3000')
    .transform(Number),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .default('localhost'),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'must be an address such as https://www.example.org, without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: address(
    'must be an address such as postgresql://user:password@host:5432/name',
    'postgres:',
    'postgresql:',
  ).optional(),
  SESSION_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  ADMIN_USERNAME: z.string().min(3, 'must have 3 characters or more').optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'must have 6 characters or more')
    .max(256, 'must have 256 characters or less')
    .optional(),
  SMTP_URL: address('must be an address such as smtp://user:password@host:587', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: email.default('directory@example.org'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'must begin with pk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must begin with whsec_')
    .optional(),
  TILE_URL: address('must be an address such as https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'http:', 'https:')
    .refine((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), 'must contain {z}, {x} and {y}')
    .refine(
      (text) => !/\{(?![zxysr]\})/.test(text),
      'must contain nothing else in braces than {z}, {x}, {y}, {s} and {r}',
    )
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  TILE_ATTRIBUTION: z
    .string()
    .max(200, 'must have 200 characters or less')
    .transform((text) => text.trim())
    .default('© OpenStreetMap contributors'),
  TILE_ATTRIBUTION_LINK: address(
    'must be an address such as https://www.openstreetmap.org/copyright',
    'https:',
  ).default('https://www.openstreetmap.org/copyright'),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (parts) => parts.every(isProxy),
      'must list the addresses of your proxies, such as 10.0.0.1 or 10.0.0.0/8, with commas between',
    )
    .default([]),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
})
