import type { Church } from '#contract/church.ts'
import { mapsLink } from '#contract/paths.ts'
import type { IconName } from './icons.ts'
import { telephoneLink, webAddress } from './seo/links.ts'

export interface ContactWay {
  icon: IconName
  href: string
}

/** How a church is reached, as far as its record says. */
export const contactWays = (
  church: Pick<Church, 'address' | 'zip' | 'phone' | 'website'>,
): { address: ContactWay; directions: ContactWay; phone?: ContactWay; website?: ContactWay } => {
  const telephone = telephoneLink(church.phone)
  const website = webAddress(church.website)
  const href = mapsLink(church.address, church.zip)
  return {
    address: { icon: 'pin', href },
    directions: { icon: 'directions', href },
    ...(telephone && { phone: { icon: 'phone', href: telephone } }),
    ...(website && { website: { icon: 'globe', href: website } }),
  }
}
