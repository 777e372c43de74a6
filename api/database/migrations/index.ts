import { Tables } from './001-tables.ts'
import { Search } from './002-search.ts'
import { FastSearch } from './003-fast-search.ts'
import { ChurchAreas } from './004-church-areas.ts'
import { ChurchChange } from './005-church-change.ts'

/** In the order in which they run. A migration that has been released is never edited. */
export const migrations = [
  { name: '001-tables', class: Tables },
  { name: '002-search', class: Search },
  { name: '003-fast-search', class: FastSearch },
  { name: '004-church-areas', class: ChurchAreas },
  { name: '005-church-change', class: ChurchChange },
]
