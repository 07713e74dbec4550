import type { LucideIcon } from 'lucide-react';
import { Clock, Languages, Layers2, MapPin, MonitorPlay, UsersRound } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import * as styles from './CourseMeta.css.ts';

export const courseFormats = ['hybrid', 'online', 'simulation'] as const;
export type CourseFormat = (typeof courseFormats)[number];

/** Short facts of a course, already formatted. */
export interface CourseFacts {
  format?: { kind: CourseFormat; label: string } | undefined;
  /** "14 h" */
  duration?: string | undefined;
  /** "Vilnius, Kaunas" */
  places?: string | undefined;
  /** "Lithuanian" */
  language?: string | undefined;
}

export interface CourseMetaProps extends CourseFacts {
  size?: 'caption' | 'body' | undefined;
}

const formatIcons: Record<CourseFormat, LucideIcon> = {
  hybrid: Layers2,
  online: MonitorPlay,
  simulation: UsersRound,
};

/** Format, duration, places and language, each with its icon. Missing ones are left out. */
export function CourseMeta({ format, duration, places, language, size = 'caption' }: CourseMetaProps) {
  const facts: readonly [name: string, icon: LucideIcon, text: string | undefined][] = [
    ['format', formatIcons[format?.kind ?? 'hybrid'], format?.label],
    ['duration', Clock, duration],
    ['places', MapPin, places],
    ['language', Languages, language],
  ];
  return (
    <ul className={classes(styles.list, styles.sizes[size])}>
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
