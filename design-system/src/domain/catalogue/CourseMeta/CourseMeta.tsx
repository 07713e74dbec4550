import type { LucideIcon } from 'lucide-react';
import { Clock, Layers2, MapPin, MonitorPlay, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
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
  /** "14 h": all of it, where theory and practice are not known apart. */
  duration?: string | undefined;
  /** "Vilnius, Kaunas" */
  places?: string | undefined;
  /** "Theory 2 h 6 min" */
  theory?: string | undefined;
  /** "Practice 2 days, 12 h" */
  practice?: string | undefined;
}

export interface CourseMetaProps extends RootProps<HTMLUListElement>, CourseFacts {
  /** The size of the words. */
  size?: 'caption' | 'body' | undefined;
  /** Further facts, each a `CourseFact`. */
  children?: ReactNode;
}

const formatIcons: Record<CourseFormat, LucideIcon> = {
  hybrid: Layers2,
  online: MonitorPlay,
  simulation: UsersRound,
};

export interface CourseFactProps {
  /** What it tells of, for `data-fact`. */
  name: string;
  /** Beside the words; decoration. */
  icon: IconSource;
  /** The fact, in words. */
  children: ReactNode;
}

/** One fact of a course, with its icon. */
export function CourseFact({ name, icon, children }: CourseFactProps) {
  return (
    <li className={styles.fact} data-fact={name}>
      <Icon icon={icon} size="small" />
      <span>{children}</span>
    </li>
  );
}

/** Format, duration, places, theory and practice, each with its icon. Missing ones are left out. */
export function CourseMeta({
  format,
  duration,
  places,
  theory,
  practice,
  size = 'caption',
  children,
  ...root
}: CourseMetaProps) {
  const facts: readonly [name: string, icon: LucideIcon, text: string | undefined][] = [
    ['format', formatIcons[format?.kind ?? 'hybrid'], format?.label],
    ['duration', Clock, duration],
    ['places', MapPin, places],
    ['theory', Clock, theory],
    ['practice', UsersRound, practice],
  ];
  return (
    <ul {...root} className={classes(styles.list, styles.sizes[size])}>
      {facts.map(
        ([name, icon, text]) =>
          text !== undefined && (
            <CourseFact key={name} name={name} icon={icon}>
              {text}
            </CourseFact>
          ),
      )}
      {children}
    </ul>
  );
}
