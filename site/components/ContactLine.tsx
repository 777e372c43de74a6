import type { ReactNode } from 'react'
import type { ContactWay } from '../contact-ways.ts'
import { contactLineLook } from '../looks.ts'
import { Icon } from './Icon.tsx'

/** A way to reach a church, as a line of a card. */
export const ContactLine = ({ way, children }: { way: ContactWay; children: ReactNode }) => (
  <a href={way.href} rel={way.href.startsWith('http') ? 'noopener' : undefined} className={contactLineLook}>
    <Icon name={way.icon} />
    <span>{children}</span>
  </a>
)
