import type { LucideIcon } from 'lucide-react';
import { Clock, Languages, Layers2, MapPin, Medal, MonitorPlay, UsersRound } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import * as styles from './CourseMeta.css.ts';

export const courseFormats = ['hybrid', 'online', 'simulation'] as const;
export type CourseFormat = (typeof courseFormats)[number];

/** The format of a course, in words. */
export interface CourseFormatFact {
  kind: CourseFormat;
  label: string;
}

/** Short facts of a course, already formatted. */
export interface CourseFacts {
  /** The format, whose kind gives the icon. */
  format?: CourseFormatFact | undefined;
  /** "14 h" */
  duration?: string | undefined;
  /** "Theory 2 h 6 min" */
  theory?: string | undefined;
  /** "Practice 2 days, 12 h" */
  practice?: string | undefined;
  /** "Certificate for 2 years" */
  certificate?: string | undefined;
  /** "14 CPD hours" */
  development?: string | undefined;
  /** "Vilnius, Kaunas" */
  places?: string | undefined;
  /** "Lithuanian" */
  language?: string | undefined;
}

export interface CourseMetaProps extends RootProps<HTMLUListElement>, CourseFacts {
  /** The size of the words. */
  size?: 'caption' | 'body' | undefined;
}

const formatIcons: Record<CourseFormat, LucideIcon> = {
  hybrid: Layers2,
  online: MonitorPlay,
  simulation: UsersRound,
};

/** Format, duration or its parts, certificate, places and language, each with its icon. Missing ones are left out. */
export function CourseMeta({
  format,
  duration,
  theory,
  practice,
  certificate,
  development,
  places,
  language,
  size = 'caption',
  ...root
}: CourseMetaProps) {
  const facts: readonly [name: string, icon: LucideIcon, text: string | undefined][] = [
    ['format', formatIcons[format?.kind ?? 'hybrid'], format?.label],
    ['duration', Clock, duration],
    ['theory', Clock, theory],
    ['practice', UsersRound, practice],
    ['certificate', Medal, certificate],
    ['development', Medal, development],
    ['places', MapPin, places],
    ['language', Languages, language],
  ];
  return (
    <ul {...root} className={classes(styles.list, styles.sizes[size])}>
      {facts.map(
        ([name, icon, text]) =>
          text !== undefined && (
            <li key={name} className={styles.fact} data-fact={name}>
              <Icon icon={icon} size="small" />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}
