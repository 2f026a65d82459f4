'use client'
import { useTranslations } from 'next-intl'
import type { TableTrack } from '../../../engine/types'
import { readableInk } from '../../_board/draw/colour'
import { mannerOf } from '../../_board/draw/overlay/highlights'
import type { BoardLook, NameOf } from '../../_board/types'
import { useTheme } from '../../_shell/use-theme'
import type { Format } from '../../_text/use-say'
import type { Components } from '../choices/components'
import button from './plain-button.module.css'
import styles from './tracks.module.css'

type Props = {
  readonly tracks: readonly TableTrack[]
  readonly look: BoardLook
  readonly nameOf: NameOf
  readonly format: Format
  readonly components: Components
}

/** Up to this number of spaces, their names are written in them. */
const MOST_WRITTEN = 4

/** Rows of spaces with their markers; pointing at a space shows its text. */
export function Tracks({ tracks, ...rest }: Props) {
  if (tracks.length === 0) return null
  return (
    <div className={styles.tracks} data-tracks>
      {tracks.map((track) => (
        <Track key={track.id} track={track} {...rest} />
      ))}
    </div>
  )
}

type TrackProps = Omit<Props, 'tracks'> & { readonly track: TableTrack }

/** Whether each space has a name of its own instead of a number. */
const isNamed = ({ spaces }: TableTrack) => spaces.every(({ label }) => label !== undefined)
const isShort = (track: TableTrack) => isNamed(track) && track.spaces.length <= MOST_WRITTEN

const joined = (parts: readonly (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ')

function Track(props: TrackProps) {
  const { track, format, components } = props
  const t = useTranslations('play')
  const theme = useTheme()
  const group = components.groupOf('track', track.id)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its name is a button that does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: its name is a button that does the same
    <section
      className={styles.track}
      onClick={() => components.press('track', track.id)}
      data-short={isShort(track) || undefined}
      data-track={track.id}
      style={{ '--choice': group && mannerOf(group)[theme] } as React.CSSProperties}
      data-choosable={group === undefined ? undefined : true}
    >
      <h3>
        <button
          type="button"
          className={button.plain}
          aria-label={group === undefined ? undefined : t('tracks.choose', { name: format(track.label) })}
        >
          {format(track.label)}
        </button>
        <Standing {...props} />
      </h3>
      <ol>
        {track.spaces.map((space) => (
          <Space key={space.at} space={space} {...props} />
        ))}
      </ol>
    </section>
  )
}

/** The positions of the markers in words. */
function Standing({ track, nameOf, format }: TrackProps) {
  const said = (place: number) => {
    const label = track.spaces.find((space) => space.at === place)?.label
    return label && format(label)
  }
  return (
    <small>
      {track.markers.map((marker) => (
        <span key={marker.id}>
          {track.markers.length > 1 && `${format(marker.label)} `}
          {joined([isNamed(track) ? undefined : marker.at, said(marker.at)])}
          {marker.face && ` · ${nameOf('faces', marker.face)}`}
        </span>
      ))}
    </small>
  )
}

type SpaceProps = TrackProps & { readonly space: TableTrack['spaces'][number] }

function Space({ space, track, look, nameOf, format }: SpaceProps) {
  const colourOf = (side: string | undefined) => look.sides?.find(({ id }) => id === side)?.look.colour
  const markers = track.markers.filter((marker) => marker.at === space.at)
  const label = joined([
    isNamed(track) ? undefined : space.at,
    space.side && nameOf('sides', space.side),
    space.label && format(space.label),
  ])
  const written = isShort(track) && space.label ? format(space.label) : space.at
  return (
    <li
      title={label}
      data-at={space.at}
      data-side={space.side}
      data-said={space.label ? true : undefined}
      style={{ '--space': colourOf(space.side) } as React.CSSProperties}
      aria-current={markers.length > 0 || undefined}
    >
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{[label, ...markers.map((marker) => format(marker.label))].join(', ')}</span>
      {markers.map((marker, index) => {
        const own = colourOf(marker.side)
        return (
          <i
            key={marker.id}
            data-marker={marker.id}
            data-face={marker.face}
            title={joined([format(marker.label), marker.face && nameOf('faces', marker.face)])}
            style={
              {
                '--marker': own,
                '--marker-ink': own && readableInk(own),
                '--lift': `${index * -4}px`,
              } as React.CSSProperties
            }
          >
            {written}
          </i>
        )
      })}
    </li>
  )
}
