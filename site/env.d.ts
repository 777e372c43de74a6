/// <reference types="astro/client" />

declare namespace App {
  interface Locals extends import('#contract/page.ts').PageLocals {}
}
