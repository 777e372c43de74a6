/// <reference types="astro/client" />

type PageLocals = import('#contract/page.ts').PageLocals

declare namespace App {
  interface Locals extends PageLocals {}
}

interface ImportMetaEnv {
  /** The build's name; none in development. */
  readonly PUBLIC_BUILD?: string
}
