import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { Link } from './link'

type Look = 'plain' | 'main' | 'quiet' | 'danger'
type Common = { look?: Look; icon?: ReactNode; small?: boolean }

const classes = (look: Look = 'plain', small = false) =>
  [styles.button, styles[look], small ? styles.small : ''].join(' ')

export function Button({
  look,
  icon,
  small,
  children,
  className,
  ...rest
}: Common & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={[classes(look, small), className ?? ''].join(' ')}>
      {icon}
      {children}
    </button>
  )
}

/** A link with the look of a button: it navigates, a button acts. */
export function ButtonLink({ look, icon, small, children, ...rest }: Common & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes(look, small)}>
      {icon}
      {children}
    </Link>
  )
}
