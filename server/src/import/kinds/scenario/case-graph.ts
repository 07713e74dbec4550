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
  return faults.length > 0 ? faults : faultsOfWays(steps, places);
}

/** Circles, and steps to which nothing leads. */
function faultsOfWays(steps: readonly Step[], places: ReadonlyMap<string, number>): CaseFault[] {
  const faults: CaseFault[] = [];
  const done = new Set<string>();
  const visit = (id: string, way: readonly string[]): void => {
    const place = places.get(id);
    if (place === undefined) return;
    const begin = way.indexOf(id);
    if (begin >= 0) {
      const circle = [...way.slice(begin), id].map((one) => `'${one}'`).join(' → ');
      faults.push({ path: [place], message: `'${id}' leads back to itself: ${circle}` });
      return;
    }
    if (done.has(id)) return;
    for (const { to } of steps[place]?.choices ?? []) visit(to, [...way, id]);
    done.add(id);
  };
  const [first] = steps;
  if (first !== undefined) visit(first.id, []);
  // Steps of a circle and behind it are told with the circle.
  if (faults.length > 0) return faults;
  const targets = new Set(steps.flatMap(({ choices = [] }) => choices.map(({ to }) => to)));
  for (const [place, { id }] of steps.entries()) {
    if (done.has(id)) continue;
    const why = targets.has(id)
      ? `no way from the first step leads to '${id}'`
      : `no choice leads to '${id}'`;
    faults.push({ path: [place], message: why });
  }
  return faults;
}
