/// <reference types="astro/client" />

type PageLocals = import('#contract/page.ts').PageLocals

declare namespace App {
  interface Locals extends PageLocals {}
}
