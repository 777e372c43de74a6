import type { Church } from '#contract/church.ts'
import { paths } from '#contract/paths.ts'

interface ChurchNameProps {
  church: Pick<Church, 'name' | 'slug' | 'denomination' | 'area'>
  as?: 'h2' | 'h3' | 'h4'
}

export const ChurchName = ({ church, as: Heading = 'h3' }: ChurchNameProps) => (
  <div>
    <Heading className="text-lg">
      <a
        href={paths.church(church.slug)}
        className="-my-2 block py-2 underline-offset-4 hover:text-tide hover:underline"
      >
        {church.name}
      </a>
    </Heading>
    <p className="mt-1 text-sm text-drift">
      {church.denomination} · {church.area}
    </p>
  </div>
)
