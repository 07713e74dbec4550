import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { PlainDiv } from '../../internal/withoutStyle.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  value: string;
  title: ReactNode;
  /** Beside the chevron, such as a count. */
  meta?: ReactNode;
  content: ReactNode;
  /** The content is on its way: two lines stand in for it. */
  loading?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The level of the titles in the outline of the page. */
  level?: 2 | 3 | 4 | undefined;
  /** The values that are open; left out, the component keeps them itself. */
  open?: string[] | undefined;
  defaultOpen?: string[] | undefined;
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** `sm` in a sidebar. */
  size?: 'md' | 'sm' | undefined;
  /** Running text keeps to 66 characters; lists and controls take the width. */
  measure?: 'text' | 'full' | undefined;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/**
 * Rows that open. Many may stay open. What is closed is in the page all the same, hidden: search engines read
 * it.
 */
export const Accordion = ({
  items,
  level = 3,
  open,
  defaultOpen,
  onOpenChange,
  size = 'md',
  measure = 'text',
}: AccordionProps) => {
  const Title = headings[level];
  return (
    <Radix.Root
      type="multiple"
      className={styles.root}
      {...(open && { value: open })}
      {...(defaultOpen && { defaultValue: defaultOpen })}
      {...(onOpenChange && { onValueChange: onOpenChange })}
    >
      {items.map((item) => (
        <Radix.Item key={item.value} value={item.value} className={styles.item}>
          <Radix.Header asChild>
            <Title className={styles.header}>
              <Radix.Trigger className={classes(styles.trigger, styles.sizes[size])}>
                <span className={styles.title}>{item.title}</span>
                {item.meta !== undefined && <span className={styles.meta}>{item.meta}</span>}
                <span className={styles.chevron}>
                  <Icon icon={ChevronDown} />
                </span>
              </Radix.Trigger>
            </Title>
          </Radix.Header>
          <Radix.Content forceMount asChild>
            <PlainDiv
              className={classes(styles.body, styles.measures[measure])}
              aria-busy={item.loading || undefined}
            >
              {item.loading ? (
                <Stack gap={8}>
                  <Skeleton width="most" />
                  <Skeleton width="half" />
                </Stack>
              ) : (
                item.content
              )}
            </PlainDiv>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
};
