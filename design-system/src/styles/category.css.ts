import { vars } from '@medeina/tokens';
import { primitiveVariants } from './layered.ts';

function scope(values: { plate: string; line: string; ink: string }) {
  return {
    vars: { '--medeina-plate': values.plate, '--medeina-line': values.line, '--medeina-ink': values.ink },
  };
}

const { category } = vars;

/** A class per category, for where the attribute `data-medeina-category` cannot be set. */
export const categoryScope = primitiveVariants({
  emergency: scope(category.emergency),
  cardiology: scope(category.cardiology),
  nursing: scope(category.nursing),
  pharmacy: scope(category.pharmacy),
  paediatrics: scope(category.paediatrics),
  airway: scope(category.airway),
  communication: scope(category.communication),
  imaging: scope(category.imaging),
  'hue-200': scope(category.hue200),
  'hue-110': scope(category.hue110),
  'hue-290': scope(category.hue290),
  'hue-60': scope(category.hue60),
});
