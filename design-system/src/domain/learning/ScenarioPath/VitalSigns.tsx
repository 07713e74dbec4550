import { ArrowDown, ArrowRight, ArrowUp, TriangleAlert } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { formatNumber } from '../../../internal/numbers.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { scenarioPathWords } from './ScenarioPath.words.ts';
import type { ScenarioPathWord } from './ScenarioPath.words.ts';
import { adultNormal, levelOf, trendOf, vitalNames } from './vitals.ts';
import type { Vitals } from './vitals.ts';
import * as styles from './ScenarioPath.css.ts';

export interface VitalSignsProps extends RootProps<HTMLDListElement> {
  /** What is measured now. */
  vitals: Vitals;
  /** What was measured at the step before, for the trend. */
  before?: Vitals | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ScenarioPathWord, string>> | undefined;
}

const arrows = { rising: ArrowUp, falling: ArrowDown, steady: ArrowRight } as const;

/** Pulse, blood pressure, saturation, breathing rate, temperature: each with its unit, its range and its trend in words. */
export function VitalSigns({ vitals, before, texts, ...rest }: VitalSignsProps) {
  const say = useWords(scenarioPathWords, texts);
  const { locale } = useMedeina();
  const shown = vitalNames.flatMap((name) => {
    const vital = vitals[name];
    return vital === undefined ? [] : [{ name, vital }];
  });
  if (shown.length === 0) return null;
  return (
    <dl {...rest} aria-label={say('vitals')} className={styles.vitals}>
      {shown.map(({ name, vital }) => {
        const level = levelOf(name, vital);
        const trend = trendOf(vital, before?.[name]);
        const [from, to] = vital.normal ?? adultNormal[name];
        const range = say('range', { from: formatNumber(from, locale), to: formatNumber(to, locale) });
        const isOff = level !== 'normal';
        return (
          <div key={name} className={classes(styles.vital, isOff && styles.offVital)}>
            <dt className={styles.vitalName}>{say(name)}</dt>
            <dd className={styles.vitalBody}>
              <span className={styles.vitalLine}>
                <b className={styles.vitalValue}>
                  {vital.value === null
                    ? '–'
                    : `${formatNumber(vital.value, locale)}${
                        vital.diastolic === undefined ? '' : `/${formatNumber(vital.diastolic, locale)}`
                      }`}
                </b>
                <span className={styles.vitalUnit}>{say(`${name}Unit`)}</span>
              </span>
              <span className={classes(styles.vitalLevel, isOff && styles.offLevel)}>
                {isOff && <Icon icon={TriangleAlert} size="small" />}
                {level === 'normal' ? range : level === 'absent' ? say('absent') : `${say(level)}, ${range}`}
              </span>
              {trend !== undefined && (
                <span className={styles.vitalTrend}>
                  <Icon icon={arrows[trend]} size="small" />
                  {say(trend)}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
