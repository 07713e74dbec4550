import type { RootProps } from '../../../internal/root.ts';
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '../../../primitives/Accordion/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { materialIcons } from '../../support/materials.ts';
import type { MaterialType } from '../../support/materials.ts';
import * as styles from './SubjectsAccordion.css.ts';

/** A part of a subject. */
export interface SubjectPart {
  id: string;
  title: string;
  /** Left out for parts without a kind. */
  type?: MaterialType | undefined;
  /** "12 min" */
  duration?: string | undefined;
}

/** A subject of a course. */
export interface Subject {
  id: string;
  title: string;
  /** "1 h 40 min" */
  duration?: string | undefined;
  parts: readonly SubjectPart[];
}

export interface SubjectsAccordionProps extends RootProps<HTMLDivElement> {
  /** The subjects, in order. */
  subjects: readonly Subject[];
  /** The ids of the open subjects; uncontrolled when left out. */
  open?: readonly string[] | undefined;
  /** The ids of the subjects that are open at first. */
  defaultOpen?: readonly string[] | undefined;
  /** A subject was opened or closed: the ids of all open ones. */
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** The language of the titles, if it is not the page's. */
  lang?: string | undefined;
  /** The level of the subjects' titles. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** The subjects of a course, numbered, each with its parts. Renders nothing without any. */
export function SubjectsAccordion({
  subjects,
  open,
  defaultOpen,
  onOpenChange,
  lang,
  headingLevel = 3,
  ...root
}: SubjectsAccordionProps) {
  if (subjects.length === 0) return null;
  return (
    <div {...root}>
      <AccordionRoot
        headingLevel={headingLevel}
        measure="full"
        open={open}
        defaultOpen={defaultOpen}
        onOpenChange={onOpenChange}
      >
        {subjects.map(({ id, title, duration, parts }, index) => (
          <AccordionItem key={id} value={id}>
            <AccordionTrigger
              meta={duration === undefined ? undefined : <span className={styles.duration}>{duration}</span>}
            >
              <span className={styles.title}>
                <span className={styles.number}>{index + 1}</span>
                <span lang={lang}>{title}</span>
              </span>
            </AccordionTrigger>
            <AccordionContent>
              <ul className={styles.parts}>
                {parts.map((part) => (
                  <li key={part.id} className={styles.part}>
                    <span className={styles.icon}>
                      {part.type !== undefined && <Icon icon={materialIcons[part.type]} />}
                    </span>
                    <span lang={lang}>{part.title}</span>
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

export interface SubjectsAccordionSkeletonProps extends RootProps<HTMLDivElement> {
  /** Read out while they load; "Loading" in the provider's language by default. */
  label?: string | undefined;
  /** How many are drawn. */
  count?: number | undefined;
}

/** The subjects while they load. */
export function SubjectsAccordionSkeleton({ label, count = 5, ...root }: SubjectsAccordionSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={`subject-${String(index)}`} className={styles.skeletonRow}>
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
