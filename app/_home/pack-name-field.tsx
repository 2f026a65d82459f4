import field from '../_ui/field.module.css'
import styles from './new-pack.module.css'

/** The name of a new pack: required, and limited to the server's length. */
export const PackNameField = ({ label }: { readonly label: string }) => (
  <label className={styles.name}>
    {label}
    <input className={field.field} name="name" maxLength={80} required autoComplete="off" pattern=".*\S.*" />
  </label>
)
