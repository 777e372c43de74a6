import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonLook, buttonVariants } from '../looks.ts'

interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: ButtonVariant
}

/** A link that looks like a button. */
export const ButtonLink = ({ variant = 'primary', className = '', children, ...rest }: ButtonLinkProps) => (
  <a className={`${buttonLook} ${buttonVariants[variant]} ${className}`} {...rest}>
    {children}
  </a>
)
