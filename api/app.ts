import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { business } from '#content/business.ts'
import { articleRoutes } from './articles/articles.routes.ts'
import { churchRoutes } from './churches/churches.routes.ts'
import type { Now } from './clock.ts'
import type { Config } from './config.ts'
import type { Orm } from './database/open.ts'
import { answerError } from './error-answers.ts'
import { BadRequest } from './errors.ts'
import { eventRoutes } from './events/events.routes.ts'
import { healthRoutes } from './health.routes.ts'
import { addSecurityHeaders, basePolicy, secureAnswers } from './security-headers.ts'

export interface AppDeps {
  orm: Orm
  config: Pick<Config, 'dataDir' | 'trustProxy' | 'logLevel'>
  now: Now
  /** False while the process should get no requests, for /readyz. */
  isReady?: () => boolean
  /** What else answers: the published pages, the wait for them. */
  register?: ((app: FastifyInstance) => void)[]
}

const day = 24 * 60 * 60

/** The server without a port: it listens on none and starts nothing. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { dataDir, trustProxy, logLevel } = deps.config
  const app = Fastify({
    logger: { level: logLevel },
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    // Who connected before the server stopped still gets an answer (graceful-stop.ts).
    return503OnClosing: false,
    requestTimeout: 30_000,
    handlerTimeout: 15_000,
    routerOptions: { maxParamLength: 500 },
    // An address that cannot be decoded is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      addSecurityHeaders(request, reply)
      answerError(error, request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.removeContentTypeParser('text/plain')
  secureAnswers(app)
  refuseRepeated(app)

  await describeCalls(app)
  await serveUploads(app, join(dataDir, 'uploads'))
  healthRoutes(app, deps)
  churchRoutes(app, deps)
  eventRoutes(app, deps)
  articleRoutes(app, deps)
  app.all('/api/*', { schema: { hide: true } }, (_request, reply) =>
    reply.code(404).send({ message: 'There is no such call' }),
  )
  for (const register of deps.register ?? []) register(app)
  return app
}

/** A parameter given twice arrives as an array, which no call asks for. */
const refuseRepeated = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request) => {
    if (!request.url.startsWith('/api/')) return
    for (const [path, value] of Object.entries(request.query as Record<string, unknown>)) {
      const message = 'Please give this once'
      if (Array.isArray(value)) throw new BadRequest(`${path}: ${message}`, [{ path, message }])
    }
  })
}

const describeCalls = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifySwagger, {
    openapi: { info: { title: business.name, version: '1', description: business.description } },
    transform: jsonSchemaTransform,
  })
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => `${policy}; ${basePolicy}`,
  })
}

/** Uploaded pictures, whose names are made from their content: what a name says never changes. */
const serveUploads = async (app: FastifyInstance, root: string): Promise<void> => {
  mkdirSync(root, { recursive: true })
  await app.register(
    async (uploads) => {
      uploads.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is no such file' }))
      await uploads.register(fastifyStatic, {
        root,
        index: false,
        dotfiles: 'deny',
        maxAge: 365 * day * 1000,
        immutable: true,
        setHeaders: (response) => {
          response.header('content-security-policy', "sandbox; default-src 'none'")
        },
      })
    },
    { prefix: '/uploads' },
  )
}
