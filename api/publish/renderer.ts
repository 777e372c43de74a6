import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import type { PageLocals } from '#contract/page.ts'

export interface Rendering {
  status: number
  contentType: string
  body: Buffer
}

/** Renders one page by its path. Rejects where no route takes the path or the page throws. */
export type Render = (path: string, locals: PageLocals) => Promise<Rendering>

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: PageLocals,
) => Promise<void>

/**
 * The compiled site as a function. The handler belongs to @astrojs/node in middleware mode and is called in this process only.
 * @param entry file URL of the compiled server entry
 */
export const loadRenderer = async (entry: URL): Promise<Render> => {
  const { handler } = (await import(entry.href)) as { handler: Handler }
  return async (path, locals) => {
    let refused: unknown
    const response = await inject(
      (request, answer) =>
        handler(
          request as unknown as IncomingMessage,
          answer as unknown as ServerResponse,
          (error) => {
            refused = error ?? new Error(`no page answers ${path}`)
            answer.writeHead(404).end()
          },
          locals,
        ),
      { method: 'GET', url: path, headers: { host: 'origin.invalid' } },
    )
    if (refused) throw refused
    const contentType = String(response.headers['content-type'] ?? '')
    const policy = response.headers['content-security-policy']
    const body = response.rawPayload
    return {
      status: response.statusCode,
      contentType,
      body: contentType.startsWith('text/html') && policy ? withPolicy(body, String(policy)) : body,
    }
  }
}

// The policy that Astro computes arrives as a header; in a file it stands before everything that it governs.
const withPolicy = (body: Buffer, policy: string): Buffer => {
  const head = /<head[^>]*>(?:<meta charset="[^"]*">)?/
  const html = body.toString('utf8')
  if (!head.test(html)) throw new Error('the page has no head for its content policy')
  const meta = `<meta http-equiv="content-security-policy" content="${policy.replaceAll('"', '&quot;')}">`
  return Buffer.from(html.replace(head, (tag) => tag + meta))
}
