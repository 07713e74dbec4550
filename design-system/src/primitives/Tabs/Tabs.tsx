import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { misuse } from '../../internal/misuse.ts';
import { anyRef } from '../../internal/root.ts';
import type { RootProps } from '../../internal/root.ts';
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

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** The name of the tab list, for screen readers. */
  label: string;
  /** The tabs, with what each shows. */
  tabs: readonly Tab[];
  /** The open tab, held by the parent. */
  value?: string | undefined;
  /** The tab open at first; the first one by default. */
  defaultValue?: string | undefined;
  /** Called with the tab that was opened. */
  onChange?: ((value: string) => void) | undefined;
}

/** Views of one thing, one at a time. If the address changes with them, use `TabLinks`. */
export function Tabs({ label, tabs, value, defaultValue, onChange, ref, ...root }: TabsProps) {
  const named = value ?? defaultValue;
  misuse?.('Tabs', tabs.length === 0, '`tabs` is empty; leave the tabs out where there is nothing to show.');
  misuse?.(
    'Tabs',
    named !== undefined && tabs.length > 0 && !tabs.some((tab) => tab.value === named),
    `no tab has the \`value\` "${named}", so none is open; give one of ${tabs.map((tab) => tab.value).join(', ')}.`,
  );
  const first = tabs.find((tab) => tab.disabled !== true)?.value;
  return (
    <Radix.Root
      {...root}
      ref={anyRef(ref)}
      {...(value === undefined ? { defaultValue: defaultValue ?? first ?? '' } : { value })}
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
