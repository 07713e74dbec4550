import { useIntl } from 'react-intl';
import * as styles from './Trap.css.ts';

export interface TrapProps {
  /** What a form library registers under the name `website`. */
  readonly field: object;
}

/**
 * A field for robots, which fill in whatever they find. Nobody else meets it: it is out of sight, out of the order of
 * focus and unknown to those who listen. What it catches, the server thanks for and throws away.
 */
export function Trap({ field }: TrapProps) {
  const intl = useIntl();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {intl.formatMessage({ id: 'form.trap' })}
        <input {...field} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
