import type { ReactNode } from 'react'
import type { IconName } from '../icons.ts'
import { type BadgeTone, badgeLook, badgeTones } from '../looks.ts'
import { Icon } from './Icon.tsx'

interface BadgeProps {
  tone?: BadgeTone
  icon?: IconName
  className?: string
  children: ReactNode
}

export const Badge = ({ tone = 'plain', icon, className = '', children }: BadgeProps) => (
  <span className={`${badgeLook} ${badgeTones[tone]} ${className}`}>
    {icon && <Icon name={icon} className="size-3.5" />}
    {children}
  </span>
)
