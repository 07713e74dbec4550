import { Heading } from '@medeina/design-system/primitives/Heading';
import { Text } from '@medeina/design-system/primitives/Text';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import * as styles from '../SettingsPage.css.ts';

interface SectionProps {
  readonly title: string;
  /** A quiet sentence below the title. */
  readonly about?: string | undefined;
  /** An address within the page. */
  readonly id?: string | undefined;
  /** For a part that is scrolled to, and takes the focus. */
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly children: ReactNode;
}

/** A part of the settings: its name beside what it holds. */
export function Section({ title, about, id, ref, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={ref === undefined ? undefined : -1}
      aria-labelledby={heading}
      className={styles.section}
    >
      <div className={styles.about}>
        <Heading level={2} size="h4" id={heading}>
          {title}
        </Heading>
        {about !== undefined && (
          <Text size="small" tone="muted">
            {about}
          </Text>
        )}
      </div>
      <div>{children}</div>
    </section>
  );
}
