import { useTranslations } from 'next-intl'

/** Positions of the pips of each face in a 3 by 3 grid. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

export function Die({ value, size }: { value: number; size: number }) {
  const t = useTranslations('play')
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" role="img" aria-label={t('dieShows', { value })}>
      <rect x="2" y="2" width="32" height="32" rx="7" fill="#fffdf6" stroke="#2a2119" strokeWidth="2" />
      {PIPS[value] ? (
        PIPS[value].map((place) => (
          <circle
            key={place}
            cx={9 + (place % 3) * 9}
            cy={9 + Math.floor(place / 3) * 9}
            r="3.1"
            fill="#2a2119"
          />
        ))
      ) : (
        <text x="18" y="24" textAnchor="middle" fontSize="17" fontWeight="700" fill="#2a2119">
          {value}
        </text>
      )}
    </svg>
  )
}
