'use client'
import { useRouter } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'

type Props = ComponentProps<'a'> & { readonly href: string }

/** A link within the site: the page is prefetched on hover, and opened without reloading the site. */
export function Link({ href, onClick, onPointerEnter, ...rest }: Props) {
  const router = useRouter()
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        if (process.env.NODE_ENV === 'production') router.prefetch(href)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlain(event)) return
        event.preventDefault()
        router.push(href)
      }}
    />
  )
}

/** Excludes clicks for another tab or window, and handled ones. */
const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
