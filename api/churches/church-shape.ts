import { business } from '#content/business.ts'
import type { ChurchDetail, Church as ListedChurch } from '#contract/church.ts'
import type { Church } from './church.entity.ts'

/** The columns of a listed church under the names of the entity. */
export const listedColumns = `id, slug, name, description, address, city, zip, area, phone, website, thumbnail,
  hero_image as "heroImage", denomination, featured, services, status, is_premium as "isPremium",
  created_at as "createdAt", youtube_channel as "youtubeChannel"`
export type ListedFields = Pick<
  Church,
  | ('id' | 'slug' | 'name' | 'description' | 'address' | 'city' | 'zip' | 'area' | 'phone' | 'website' | 'thumbnail')
  | ('heroImage' | 'denomination' | 'featured' | 'services' | 'status' | 'isPremium' | 'createdAt' | 'youtubeChannel')
>

/** The columns of a church's own page under the names of the entity. */
export const detailColumns = `${listedColumns}, updated_at as "updatedAt", pastor_name as "pastorName",
  mission_statement as "missionStatement", history, special_programs as "specialPrograms",
  youth_programs as "youthPrograms", music_ministry as "musicMinistry", outreach_programs as "outreachPrograms",
  facebook_page as "facebookPage", instagram_handle as "instagramHandle"`
export type DetailFields = ListedFields &
  Pick<
    Church,
    | ('pastorName' | 'missionStatement' | 'history' | 'specialPrograms' | 'youthPrograms' | 'musicMinistry')
    | ('outreachPrograms' | 'facebookPage' | 'instagramHandle')
  >

type Optional<Fields> = { [Name in keyof Fields]?: string }

/** The texts that are there, by their names. */
const present = <Name extends string>(
  fields: Record<Name, string | null | undefined>,
): Optional<Record<Name, string>> => {
  const kept: Optional<Record<Name, string>> = {}
  for (const name of Object.keys(fields) as Name[]) if (fields[name]) kept[name] = fields[name]
  return kept
}

/** A church as lists carry it; each field is named, so that nothing else of the row can get out. */
export const toListed = (church: ListedFields): ListedChurch => ({
  id: church.id,
  slug: church.slug,
  name: church.name,
  description: church.description,
  address: addressOf(church),
  zip: church.zip,
  area: church.area,
  ...present({
    phone: church.phone,
    website: church.website,
    thumbnail: church.thumbnail,
    heroImage: church.heroImage,
  }),
  denomination: church.denomination,
  featured: church.featured,
  services: church.services,
  status: church.status,
  isPremium: church.isPremium,
  createdAt: church.createdAt.toISOString(),
  ...present({ youtubeChannel: church.youtubeChannel }),
})

/** A church with what its own page shows beside that (ruling 18). */
export const toDetail = (church: DetailFields): ChurchDetail => ({
  ...toListed(church),
  ...present({
    pastorName: church.pastorName,
    missionStatement: church.missionStatement,
    history: church.history,
    specialPrograms: church.specialPrograms,
    youthPrograms: church.youthPrograms,
    musicMinistry: church.musicMinistry,
    outreachPrograms: church.outreachPrograms,
    facebookPage: church.facebookPage,
    instagramHandle: church.instagramHandle,
  }),
})

/** The street line, with the city where that is not the directory's own (ruling 18). */
export const addressOf = ({ address, city }: { address: string; city?: string | null }): string =>
  city && city.toLowerCase() !== business.locality.toLowerCase() ? `${address}, ${city}` : address
