import { useIntl } from 'react-intl';
import * as styles from './Trap.css.ts';

export interface TrapProps {
  /** What a form library registers under the name `website`. */
  readonly field: object;
}

/**
 * A honeypot: robots fill in whatever they find. It is invisible, out of the tab order and hidden from screen readers. The
 * server discards what comes with it filled in.
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
