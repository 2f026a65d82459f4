import type { ReactNode } from 'react'
import styles from './skeleton.module.css'

/** The outline of a table while it loads, with a notice in the place of the map, if any. */
export const TableSkeleton = ({ children }: { readonly children?: ReactNode }) => (
  <main className={styles.skeleton} aria-busy="true" data-skeleton>
    <div className={styles.ask}>
      <i />
    </div>
    <div className={styles.board}>{children}</div>
    <div className={styles.side}>
      <i />
      <i />
      <i />
      <i />
    </div>
  </main>
)
