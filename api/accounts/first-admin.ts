import { randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { business } from '#content/business.ts'
import type { Config } from '../config.ts'
import { hashPassword } from './password.ts'
import { User } from './user.entity.ts'

/** The account that was made; the password only where it was invented and has to be shown, once. */
export interface FirstAdmin {
  username: string
  password?: string
}

// Without signs that look alike; 20 of them are about 100 bits.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const inventPassword = () => Array.from({ length: 20 }, () => signs[randomInt(signs.length)]).join('')

/**
 * Makes the first admin (ruling 29): from the configuration, else, on the embedded database only, with an invented
 * password. Does nothing once there is an admin. An account that has taken the configured name or address before is
 * made the admin, with the configured password. An invented password goes to the log, this once.
 */
export const makeFirstAdmin = async (
  em: EntityManager,
  { admin, databaseUrl }: Pick<Config, 'admin' | 'databaseUrl'>,
  log: (message: string) => void = () => {},
): Promise<FirstAdmin | undefined> =>
  em.transactional(async (own) => {
    await own.execute("select pg_advisory_xact_lock(hashtext('first admin'))")
    if ((await own.count(User, { role: 'admin' })) > 0) return undefined
    if (!admin && databaseUrl) return undefined
    const invented = admin ? undefined : inventPassword()
    const { username, email } = admin ?? { username: 'admin', email: business.email }
    const passwordHash = await hashPassword(admin?.password ?? invented ?? '')
    const [taken] = await own.execute<{ id: number }[]>(
      'select id from account where lower(username) = lower(?) or lower(email) = lower(?) order by id limit 1',
      [username, email],
    )
    if (taken) Object.assign(await own.findOneOrFail(User, taken.id), { username, email, passwordHash, role: 'admin' })
    else own.create(User, { username, email, passwordHash, role: 'admin' })
    if (invented) log(`The first admin is ${username} with the password ${invented}, which is not shown again.`)
    return { username, ...(invented && { password: invented }) }
  })
