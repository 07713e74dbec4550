/** What can be wrong with the ways through a case. */

interface Choice {
  readonly id: string;
  readonly to: string;
}
interface Step {
  readonly id: string;
  readonly choices?: readonly Choice[] | undefined;
  readonly outcome?: string | undefined;
}
interface CaseFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Names every step at which a learner would be stuck, go in circles or never arrive. */
export function faultsOfCase(steps: readonly Step[]): CaseFault[] {
  const places = new Map<string, number>();
  const faults: CaseFault[] = [];
  for (const [place, { id }] of steps.entries()) {
    if (places.has(id)) faults.push({ path: [place, 'id'], message: `'${id}' is already taken above` });
    else places.set(id, place);
  }
  for (const [place, { id, choices = [], outcome }] of steps.entries()) {
    if (choices.length === 0 && outcome === undefined)
      faults.push({ path: [place], message: `'${id}' is a dead end: it needs choices, or an outcome` });
    if (choices.length > 0 && outcome !== undefined)
      faults.push({ path: [place, 'outcome'], message: `'${id}' has choices, so it is no end` });
    const seen = new Set<string>();
    for (const [index, choice] of choices.entries()) {
      if (seen.has(choice.id))
        faults.push({
          path: [place, 'choices', index, 'id'],
          message: `'${choice.id}' is already taken above`,
        });
      seen.add(choice.id);
      if (!places.has(choice.to))
        faults.push({
          path: [place, 'choices', index, 'to'],
          message: `'${choice.to}' is no step of this case`,
        });
    }
  }
  return faults.length > 0 ? [...faults, ...faultsOfUnnamed(steps, places)] : faultsOfWays(steps, places);
}

/** Steps that no choice names, whatever else is wrong. */
function faultsOfUnnamed(steps: readonly Step[], places: ReadonlyMap<string, number>): CaseFault[] {
  const named = new Set(steps.flatMap(({ choices = [] }) => choices.map(({ to }) => to)));
  return steps.flatMap(({ id }, place) =>
    place === 0 || named.has(id) || places.get(id) !== place
      ? []
      : [{ path: [place], message: `no choice leads to '${id}'` }],
  );
}

/** Circles, and steps to which no way leads. */
function faultsOfWays(steps: readonly Step[], places: ReadonlyMap<string, number>): CaseFault[] {
  const circles: CaseFault[] = [];
  const done = new Set<string>();
  const visit = (id: string, way: readonly string[]): void => {
    const place = places.get(id);
    if (place === undefined) return;
    const begin = way.indexOf(id);
    if (begin >= 0) {
      const circle = [...way.slice(begin), id].map((one) => `'${one}'`).join(' → ');
      circles.push({ path: [place], message: `'${id}' leads back to itself: ${circle}` });
      return;
    }
    if (done.has(id)) return;
    for (const { to } of steps[place]?.choices ?? []) visit(to, [...way, id]);
    done.add(id);
  };
  const [first] = steps;
  if (first !== undefined) visit(first.id, []);
  const unnamed = faultsOfUnnamed(steps, places);
  // Steps of a circle and behind it are told with the circle.
  if (circles.length > 0) return [...circles, ...unnamed];
  const told = new Set(unnamed.flatMap(({ path }) => path));
  const beyond = steps.flatMap(({ id }, place) =>
    done.has(id) || told.has(place)
      ? []
      : [{ path: [place], message: `no way from the first step leads to '${id}'` }],
  );
  return [...unnamed, ...beyond];
}
