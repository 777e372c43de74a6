import { emptyStateLook } from '../looks.ts'
import { Mark } from './Mark.tsx'

export const EmptyState = ({ title, text }: { title: string; text?: string }) => (
  <div className={emptyStateLook}>
    <Mark className="size-16 text-drift" />
    <h2 className="mt-4 text-xl">{title}</h2>
    {text && <p className="mt-2 text-drift">{text}</p>}
  </div>
)
