import type { Route } from '@playwright/test'

/** Holds back what passes until it is let go. */
export const createGate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, hold: async (route: Route) => opened.then(() => route.continue()) }
}
