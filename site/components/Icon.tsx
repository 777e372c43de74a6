import { type IconName, icons } from '../icons.ts'

export const Icon = ({ name, className = 'size-5' }: { name: IconName; className?: string }) => (
  <svg
    className={`shrink-0 ${className}`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {icons[name].map((line) => (
      <path key={line} d={line} />
    ))}
  </svg>
)
