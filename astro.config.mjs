import node from '@astrojs/node'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { sitemapOptions } from './site/seo/sitemap-options.ts'

// Pages take the real address from their locals; the publisher puts it into the files that name this one.
const site = 'https://origin.invalid'

export default defineConfig({
  site,
  srcDir: 'site',
  publicDir: 'site/public',
  outDir: 'dist',
  output: 'server',
  trailingSlash: 'never',
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true, bodySizeLimit: 1024 }),
  integrations: [react(), sitemap(sitemapOptions(site))],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'none'",
      ],
    },
  },
  devToolbar: { enabled: false },
  vite: { plugins: [tailwindcss()] },
})
