import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../primitives/Icon/index.ts';
import * as styles from './VideoPlayer.css.ts';

interface TranscriptProps {
  label: string;
  lang: string | undefined;
  children: ReactNode;
}

/** The video's transcript, collapsed under it. */
export function Transcript({ label, lang, children }: TranscriptProps) {
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>
        <span>{label}</span>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </summary>
      <div className={styles.words} lang={lang}>
        {children}
      </div>
    </details>
  );
}
