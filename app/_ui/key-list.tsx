import styles from './key-list.module.css'

type Row = { readonly id: string; readonly does: string; readonly keys: readonly string[] }

/** Keys with what they do. With `wide` a column has room for a sentence. */
export const KeyList = ({ rows, wide }: { readonly rows: readonly Row[]; readonly wide?: boolean }) => (
  <dl className={styles.keys} data-wide={wide}>
    {rows.map(({ id, does, keys }) => (
      <div key={id}>
        <dt>{does}</dt>
        <dd>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dd>
      </div>
    ))}
  </dl>
)
