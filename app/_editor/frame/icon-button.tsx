import { Tip } from './tip'
import styles from './toolbar.module.css'

/** A toolbar button: an icon, with its name and keys in a tip. */
export function IconButton(props: {
  readonly name: string
  readonly keys?: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
  readonly testId?: string
  readonly children: React.ReactNode
}) {
  return (
    <Tip text={props.name} keys={props.keys}>
      <button
        type="button"
        className={styles.icon}
        aria-label={props.name}
        aria-disabled={props.disabled || undefined}
        data-on={props.pressed || undefined}
        data-testid={props.testId}
        onClick={() => !props.disabled && props.onPress()}
        aria-pressed={props.pressed}
      >
        {props.children}
      </button>
    </Tip>
  )
}
