/** The icons of the cards, once on the page as plain shapes, so that the page loads no component for them. */
export const Icons = () => (
  <svg width="0" height="0" className="sr-only" aria-hidden="true">
    <symbol id="icon-hammer" {...LINES}>
      <path d="M13 11 4.5 19.5M9 6l4-3h4l4 4v4l-2 2-4-4-3 2z" />
    </symbol>
    <symbol id="icon-play" {...LINES}>
      <path d="M7 4.5v15L19.5 12z" />
    </symbol>
  </svg>
)

const LINES = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
