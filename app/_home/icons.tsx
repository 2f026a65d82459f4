import { Hammer, Play } from 'lucide-react'

/** The icons that each card shows, drawn once on the page. */
export const Icons = () => (
  <svg width="0" height="0" className="sr-only" aria-hidden="true">
    <symbol id="icon-hammer">
      <Hammer size={16} />
    </symbol>
    <symbol id="icon-play">
      <Play size={16} />
    </symbol>
  </svg>
)
