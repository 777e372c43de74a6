// Classes of what is printed by Astro on some pages and by React on others, so that both look the same.

export const cardLook = 'relative overflow-hidden rounded-lg border'
export const cardTones = {
  plain: 'border-line bg-shell shadow-card',
  dashed: 'border-2 border-dashed border-edge',
  mist: 'border-line bg-mist',
} as const
export type CardTone = keyof typeof cardTones

export const buttonLook =
  'target justify-center gap-2 rounded-md border px-5 py-2 text-center font-semibold transition-colors'
/** primary: the one thing to do · secondary: beside it · light: on the gulf · sunrise: on the gulf, the one thing to do */
export const buttonVariants = {
  primary: 'border-transparent bg-tide text-on-tide hover:bg-tide-strong',
  secondary: 'border-tide bg-shell text-tide hover:border-tide-strong hover:text-tide-strong',
  light: 'border-spray text-foam hover:border-foam hover:bg-hull-line',
  sunrise: 'border-transparent bg-sunrise text-sunrise-ink hover:bg-foam',
} as const
export type ButtonVariant = keyof typeof buttonVariants

export const badgeLook =
  'edge-when-forced inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-xs font-semibold'
/** featured is for featured and premium only. */
export const badgeTones = { plain: 'bg-mist text-ink', featured: 'bg-sunrise text-sunrise-ink' } as const
export type BadgeTone = keyof typeof badgeTones

/** A way to reach a church as a line in a card. */
export const contactLineLook = 'target gap-2 text-sm text-tide underline-offset-4 hover:underline'

export const emptyStateLook =
  'mx-auto flex max-w-reading flex-col items-center rounded-lg border border-line bg-shell px-6 py-12 text-center'

export const alertLook = 'flex gap-3 rounded-md border border-l-4 border-tide bg-shell p-4'

export const pictureLook = 'overflow-hidden bg-mist'
export const imageLook = 'size-full object-cover object-[50%_40%]'
