import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { misuse } from '../../internal/misuse.ts';
import { PlainDiv } from '../../internal/withoutStyle.tsx';
import * as styles from './Tabs.css.ts';

export interface Tab {
  value: string;
  label: string;
  /** A count beside the label. */
  count?: number | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

export interface TabsProps {
  /** The name of the tab list, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab; uncontrolled and the first by default. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** Views of one thing, one at a time. If the address changes with them, use `TabLinks`. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  misuse?.('Tabs', tabs.length === 0, '`tabs` is empty; leave the tabs out where there is nothing to show.');
  misuse?.(
    'Tabs',
    value !== undefined && tabs.length > 0 && !tabs.some((tab) => tab.value === value),
    `no tab has the \`value\` "${value}", so none is open; give one of ${tabs.map((tab) => tab.value).join(', ')}.`,
  );
  const first = tabs.find((tab) => tab.disabled !== true)?.value;
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: first ?? '' } : { value })}
      {...(onChange && { onValueChange: onChange })}
    >
      <Radix.List aria-label={label} asChild>
        <PlainDiv className={styles.list}>
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled ?? false}
              className={styles.tab}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Radix.Trigger>
          ))}
        </PlainDiv>
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} asChild>
          <PlainDiv className={styles.panel}>{tab.content}</PlainDiv>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
