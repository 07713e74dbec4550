import type { ReactNode } from 'react';
import type { CategoryHue } from '@medeina/tokens';
import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSource } from '../Icon/Icon.tsx';
import { badge, tones } from './Badge.css.ts';

export const badgeTones = ['neutral', 'success', 'warning', 'danger', 'info', 'accent', 'amber'] as const;
/** `amber` is for discounts only. */
export type BadgeTone = (typeof badgeTones)[number];

interface CommonProps extends RootProps {
  /** A word or two: colour alone carries no meaning. */
  children: ReactNode;
  /** Before the word. */
  icon?: IconSource | undefined;
}

/** A tone or a category: one background cannot show both. */
type GroundProps =
  | {
      /** What the word says of the thing. */
      tone?: BadgeTone | undefined;
      category?: undefined;
    }
  | {
      tone?: undefined;
      /** The field of medicine whose colours it takes. */
      category: CategoryHue;
    };

export type BadgeProps = CommonProps & GroundProps;

/** A small word about the thing beside it: a state, a count, a discount. */
export function Badge({ children, tone = 'neutral', category, icon, ...root }: BadgeProps) {
  return (
    <span
      {...root}
      className={classes(badge, category === undefined ? tones[tone] : tones.category)}
      data-medeina-category={category}
    >
      {icon && <Icon icon={icon} size="small" />}
      <span>{children}</span>
    </span>
  );
}
