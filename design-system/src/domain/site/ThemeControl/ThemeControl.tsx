import { useId } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { themeControlWords } from './ThemeControl.words.ts';
import type { ThemeControlWord } from './ThemeControl.words.ts';
import * as styles from './ThemeControl.css.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
/** `system` follows the device. */
export type ThemeChoice = (typeof themeChoices)[number];

const icons = { system: Monitor, light: Sun, dark: Moon };

export interface ThemeControlProps extends RootProps<HTMLFieldSetElement> {
  /** The choice; empty where it is not known, as on the server. Uncontrolled when left out. */
  value?: ThemeChoice | '' | undefined;
  /** The choice at first. */
  defaultValue?: ThemeChoice | undefined;
  /** Another theme was chosen. */
  onChange?: ((choice: ThemeChoice) => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ThemeControlWord, string>> | undefined;
}

/** The choice of theme: light, dark or the system's. */
export function ThemeControl({ value, defaultValue, onChange, texts, ...root }: ThemeControlProps) {
  const say = useWords(themeControlWords, texts);
  const [chosen, choose] = useControllableState<ThemeChoice | ''>({
    prop: value,
    defaultProp: defaultValue ?? '',
    onChange: (choice) => {
      if (choice !== '') onChange?.(choice);
    },
  });
  const name = useId();
  return (
    <fieldset {...root} className={styles.group}>
      <VisuallyHidden as="legend">{say('theme')}</VisuallyHidden>
      {themeChoices.map((choice) => (
        <label key={choice} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={choice}
            checked={chosen === choice}
            onChange={() => {
              choose(choice);
            }}
          />
          <Icon icon={icons[choice]} size="small" />
          <span>{say(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}
