import { marksOf } from '../questions.ts';
import type { ItemNotes } from '../report.ts';
import type { XmlElement } from '../xml.ts';

/** What the mapping gives points for. */
export function mappedValues(declaration: XmlElement | undefined): { value: string; points: number }[] {
  const mapping = declaration?.at('mapping');
  const most = mostOfMapping(mapping);
  return (mapping?.all('mapEntry') ?? [])
    .map((entry) => ({
      value: (entry.attribute('mapKey') ?? '').trim(),
      points: Math.min(Number(entry.attribute('mappedValue')), most),
    }))
    .filter(({ points }) => points > 0);
}

function mostOfMapping(mapping: XmlElement | undefined): number {
  return Number(mapping?.attribute('upperBound')) || Infinity;
}

/** A mapping can stand in an item whose processing does not use it; one without processing leaves that open. */
export function earnsByMapping(item: XmlElement): boolean {
  const processing = item.at('responseProcessing');
  if (processing === undefined) return true;
  const template = processing.attribute('template') ?? processing.attribute('templateLocation') ?? '';
  return /map_response/i.test(template) || [...processing.within('mapResponse')].length > 0;
}

/**
 * The marks of a question: its own points as often as its place in the test says.
 * @param weight of its place; NaN where that is no number.
 */
export function marksIn(
  item: XmlElement,
  declaration: XmlElement | undefined,
  weight: number,
  notes: ItemNotes,
): number {
  // Thirds of a mapping add up to a little less than a whole.
  const marks = Number(((Number.isNaN(weight) ? 1 : weight) * mostPoints(item, declaration)).toPrecision(4));
  if (marks <= 0) notes.changed('it gave no marks, and gives 1 here');
  if (marks > 100) notes.changed(`it gave ${marks} marks, and gives 100 here`);
  return marksOf(marks);
}

/** What a wholly right answer earns: as the item says it, else what its mapping gives. */
function mostPoints(item: XmlElement, declaration: XmlElement | undefined): number {
  const outcome = (name: string): XmlElement | undefined =>
    item.all('outcomeDeclaration').find((one) => one.attribute('identifier') === name);
  const declared = [
    outcome('MAXSCORE')?.at('defaultValue', 'value')?.text,
    outcome('SCORE')?.attribute('normalMaximum'),
  ]
    .map(Number)
    .find((points) => points > 0 && Number.isFinite(points));
  if (declared !== undefined) return declared;
  const points = earnsByMapping(item) ? mappedValues(declaration).map((mapped) => mapped.points) : [];
  if (points.length === 0) return 1;
  // Other ways to write the one answer earn instead of it, and not with it.
  if (declaration?.attribute('cardinality') === 'single') return Math.max(...points);
  return Math.min(
    points.reduce((sum, one) => sum + one, 0),
    mostOfMapping(declaration?.at('mapping')),
  );
}
