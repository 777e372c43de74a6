import { mark } from '../seo/mark.ts'

export const Mark = ({ className = 'size-9' }: { className?: string }) => (
  <svg className={`shrink-0 ${className}`} viewBox="0 0 32 32" aria-hidden="true">
    <path fill="currentColor" fillRule="evenodd" d={mark.tower} />
    <path className="fill-spray" d={mark.wave} />
  </svg>
)
