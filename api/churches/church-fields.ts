/** What a submission or an edit can set. An empty or missing text clears an optional field. */
export interface ChurchFields {
  name: string
  denomination: string
  description: string
  address: string
  zip: string
  area: string
  phone?: string | null
  website?: string | null
  youtubeChannel?: string | null
  services: string[]
  thumbnail?: string | null
  heroImage?: string | null
  pastorName?: string | null
  missionStatement?: string | null
  history?: string | null
  specialPrograms?: string | null
  youthPrograms?: string | null
  musicMinistry?: string | null
  outreachPrograms?: string | null
  facebookPage?: string | null
  instagramHandle?: string | null
  email?: string | null
  city?: string | null
  additionalInfo?: string | null
}

export const requiredTexts = ['name', 'description', 'address', 'zip'] as const
export const optionalTexts = [
  'phone',
  'website',
  'youtubeChannel',
  'thumbnail',
  'heroImage',
  'pastorName',
  'missionStatement',
  'history',
  'specialPrograms',
  'youthPrograms',
  'musicMinistry',
  'outreachPrograms',
  'facebookPage',
  'instagramHandle',
  'email',
  'city',
  'additionalInfo',
] as const
