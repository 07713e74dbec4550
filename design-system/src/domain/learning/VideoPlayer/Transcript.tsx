import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../primitives/Icon/index.ts';
import { formatTime } from './time.ts';
import type { Line } from './useLines.ts';
import * as styles from './VideoPlayer.css.ts';

interface TranscriptProps {
  label: string;
  /** What is said, line by line. */
  lines: readonly Line[];
  linesLabel: string;
  linesLang: string | undefined;
  /** Where the film is, in seconds. */
  time: number;
  onSeek: (seconds: number) => void;
  lang: string | undefined;
  children: ReactNode;
}

/** What is said in the video, which follows it and moves it, and its transcript; collapsed under it. */
export function Transcript({
  label,
  lines,
  linesLabel,
  linesLang,
  time,
  onSeek,
  lang,
  children,
}: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = lines.findLastIndex(({ start }) => start <= time);
  useEffect(() => {
    const box = list.current;
    const line = box?.children[current];
    // Who reads by keyboard is not carried away. The list scrolls, never the page.
    if (!box || !(line instanceof HTMLElement) || box.contains(document.activeElement)) return;
    const above = line.offsetTop - box.offsetTop;
    const isInView = above >= box.scrollTop && above + line.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isInView) box.scrollTop = above - 8;
  }, [current]);
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>
        <span>{label}</span>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </summary>
      {lines.length > 0 && (
        <ol ref={list} className={styles.speech} aria-label={linesLabel} lang={linesLang}>
          {lines.map(({ start, text }, index) => (
            <li key={`${String(start)} ${text}`}>
              <button
                type="button"
                className={styles.spoken}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => {
                  onSeek(start);
                }}
              >
                <span className={styles.spokenAt}>{formatTime(start)}</span>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {children !== undefined && (
        <div className={styles.words} lang={lang}>
          {children}
        </div>
      )}
    </details>
  );
}
