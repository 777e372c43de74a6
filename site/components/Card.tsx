import type { ReactNode } from 'react'
import { type CardTone, cardLook, cardTones } from '../looks.ts'

interface CardProps {
  as?: 'article' | 'section' | 'div'
  tone?: CardTone
  className?: string
  children: ReactNode
}

export const Card = ({ as: Element = 'div', tone = 'plain', className = '', children }: CardProps) => (
  <Element className={`${cardLook} ${cardTones[tone]} ${className}`}>{children}</Element>
)
