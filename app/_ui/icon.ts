import { type ComponentType, createElement, type SVGProps } from 'react'

type Props = Omit<SVGProps<SVGSVGElement>, 'ref'> & { readonly size?: number }
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

export type Icon = ComponentType<Props>

const LINES = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A line icon on a grid of 24. Screen readers skip it unless it has a label. */
export const icon =
  (shapes: readonly Shape[]): Icon =>
  ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        ...LINES,
        width: size,
        height: size,
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
