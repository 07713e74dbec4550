import { useId } from 'react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Icon } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as styles from './ThemeControl.css.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const icons = { system: Monitor, light: Sun, dark: Moon };

export interface ThemeControlProps {
  /** Undefined on the server, which does not know it. */
  value: ThemeChoice | undefined;
  onChange: (choice: ThemeChoice) => void;
  labels: Record<ThemeChoice, string> & {
    /** The legend: "Theme". */
    theme: string;
  };
}

/** The choice of theme: light, dark or the system's. */
export function ThemeControl({ value, onChange, labels }: ThemeControlProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{labels.theme}</VisuallyHidden>
      {themeChoices.map((choice) => (
        <label key={choice} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => {
              onChange(choice);
            }}
          />
          <Icon icon={icons[choice]} size="small" />
          <span>{labels[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
