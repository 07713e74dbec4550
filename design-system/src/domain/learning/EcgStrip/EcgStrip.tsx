import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { useMemo } from 'react';
import { describe } from './describe.ts';
import { drawingOf } from './drawing.ts';
import { ecgStripWords } from './EcgStrip.words.ts';
import type { EcgStripWord } from './EcgStrip.words.ts';
import type { Ecg } from './strip.ts';
import * as styles from './EcgStrip.css.ts';

export type { Ecg, EcgEvent, EcgLead, EcgLeadName } from './strip.ts';

export interface EcgStripProps extends RootProps<HTMLDivElement> {
  /** The waves of the strip. */
  ecg: Ecg;
  /** What is read out in place of the description made of the waves. */
  label?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<EcgStripWord, string>> | undefined;
}

const columns = [styles.columns[1], styles.columns[2], styles.columns[3], styles.columns[4]] as const;

/**
 * An ECG drawn from its waves on millimetre paper: 25 mm are a second, 10 mm a millivolt. The same waves give the same
 * drawing everywhere.
 */
export function EcgStrip({ ecg, label, texts, ...root }: EcgStripProps) {
  const { locale } = useMedeina();
  const say = useWords(ecgStripWords, texts);
  const drawing = useMemo(() => drawingOf(ecg), [ecg]);
  if (ecg.leads.length === 0) return null;
  const { width, height, minor, major, calibration, leads } = drawing;
  return (
    <div {...root} role="img" aria-label={label ?? describe(ecg, say, locale)}>
      <div className={columns[(ecg.columns ?? 1) - 1] ?? columns[0]}>
        {leads.map(({ lead, trace }) => (
          <div key={lead} className={styles.lead}>
            <svg
              aria-hidden="true"
              focusable="false"
              viewBox={`0 0 ${width} ${height}`}
              className={styles.paper}
            >
              <path d={minor} className={styles.minor} />
              <path d={major} className={styles.major} />
              <path d={calibration} className={styles.calibration} />
              <path d={trace} className={styles.trace} />
            </svg>
            <span className={styles.name}>{lead}</span>
          </div>
        ))}
      </div>
      <p className={styles.scale}>{say('scale')}</p>
    </div>
  );
}
