import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { tagOf } from '../../styles/language.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { LoggedAlert } from './alerts.ts';
import * as styles from './AlertToaster.css.ts';

interface AlertLogProps {
  entries: readonly LoggedAlert[];
  title: string;
  clear: string;
  /** There is no alert to focus. */
  takesFocus: boolean;
  onClear: () => void;
  onClose: () => void;
}

/** The errors whose time is over, to be read again. */
export function AlertLog({ entries, title, clear, takesFocus, onClear, onClose }: AlertLogProps) {
  const { locale, texts } = useMedeina();
  const box = useRef<HTMLDivElement>(null);
  // Only as it opens.
  const takes = useRef(takesFocus);
  useEffect(() => {
    if (takes.current) box.current?.focus();
  }, []);
  const time = new Intl.DateTimeFormat(tagOf(locale), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (
    // Escape comes from it and from its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className={styles.log}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.logHead}>
        <b>{title}</b>
        <IconButton icon={X} label={`${texts.close}: ${title}`} tip="none" onClick={onClose} />
      </div>
      <ol className={styles.logList}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.logEntry}>
            <time dateTime={entry.time.toISOString()} className={styles.logTime}>
              {time.format(entry.time)}
            </time>
            <b>{entry.subject}</b>
            {entry.message !== undefined && <div>{entry.message}</div>}
          </li>
        ))}
      </ol>
      <div>
        <Button variant="outline" size="sm" onClick={onClear}>
          {clear}
        </Button>
      </div>
    </div>
  );
}
