import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '../../../primitives/Accordion/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { materialIcons } from '../../support/materials.ts';
import type { MaterialType } from '../../support/materials.ts';
import * as styles from './SubjectsAccordion.css.ts';

export interface SubjectPart {
  id: string;
  title: string;
  /** Left out for parts without a kind. */
  type?: MaterialType | undefined;
  /** "12 min" */
  duration?: string | undefined;
}

export interface Subject {
  id: string;
  title: string;
  /** "1 h 40 min" */
  duration?: string | undefined;
  parts: readonly SubjectPart[];
}

export interface SubjectsAccordionProps {
  subjects: readonly Subject[];
  /** The subjects that are open at first. */
  defaultOpen?: string[] | undefined;
  /** The language of the titles, if it is not the page's. */
  lang?: string | undefined;
  level?: 2 | 3 | 4 | undefined;
}

/** The subjects of a course, numbered, each with its parts. Renders nothing without any. */
export function SubjectsAccordion({ subjects, defaultOpen, lang, level = 3 }: SubjectsAccordionProps) {
  if (subjects.length === 0) return null;
  return (
    <div lang={lang}>
      <AccordionRoot headingLevel={level} measure="full" defaultOpen={defaultOpen}>
        {subjects.map(({ id, title, duration, parts }, index) => (
          <AccordionItem key={id} value={id}>
            <AccordionTrigger
              meta={duration === undefined ? undefined : <span className={styles.duration}>{duration}</span>}
            >
              <span className={styles.title}>
                <span className={styles.number}>{index + 1}</span>
                <span>{title}</span>
              </span>
            </AccordionTrigger>
            <AccordionContent>
              <ul className={styles.parts}>
                {parts.map((part) => (
                  <li key={part.id} className={styles.part}>
                    <span className={styles.icon}>
                      {part.type !== undefined && <Icon icon={materialIcons[part.type]} />}
                    </span>
                    <span>{part.title}</span>
                    {part.duration !== undefined && (
                      <span className={styles.partDuration}>{part.duration}</span>
                    )}
                  </li>
                ))}
              </ul>
            </AccordionContent>
          </AccordionItem>
        ))}
      </AccordionRoot>
    </div>
  );
}

interface SubjectsAccordionSkeletonProps {
  label: string;
  count?: number | undefined;
}

/** The subjects while they load. */
export function SubjectsAccordionSkeleton({ label, count = 5 }: SubjectsAccordionSkeletonProps) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={`subject-${String(index)}`} className={styles.skeletonRow}>
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
