import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonLook, buttonVariants } from '../looks.ts'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
}

export const Button = ({ variant = 'primary', type = 'button', className = '', ...rest }: ButtonProps) => (
  <button type={type} className={`${buttonLook} ${buttonVariants[variant]} ${className}`} {...rest} />
)
