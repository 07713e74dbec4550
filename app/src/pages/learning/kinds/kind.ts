import type { Material, PurchasedDetail } from '@medeina/contract';
import type { ComponentType } from 'react';
import type { Learning } from '../../../data/learning/progress.ts';

/** Of our own courses, or an activity of another environment. */
export type Kind = Material['module'];

export type MaterialOf<Module extends Kind> = Extract<Material, { module: Module }>;

export interface KindProps<Module extends Kind> {
  readonly course: PurchasedDetail;
  readonly material: MaterialOf<Module>;
  readonly learning: Learning;
}

/** How a kind of material is shown once it is opened. */
export interface KindOfView<Module extends Kind> {
  /** Stands above the title, as a film does. */
  readonly lead?: ComponentType<KindProps<Module>>;
  /** Left out: the description alone. */
  readonly content?: ComponentType<KindProps<Module>>;
  /** The content has the screen's primary button. */
  readonly hasButton: boolean;
}
