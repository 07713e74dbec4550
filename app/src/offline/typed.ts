/** What was typed into forms, saved while the page reloads because a release removed one of its files. No secrets. */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Typed {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly fields: readonly { readonly key: string; readonly value: string | boolean }[];
}

const name = 'medeina.typed';
/** No page takes longer to come back; milliseconds. */
const longest = 60_000;

/** Types of fields without text, or with a secret. A password that is shown has the type `text`. */
const neverKept = new Set(['button', 'file', 'hidden', 'image', 'password', 'reset', 'submit']);
const secret = /password|one-time-code|^cc-/;

const fieldsOf = (): Field[] =>
  [...document.querySelectorAll<Field>('form :is(input, select, textarea)')].filter(
    (field) =>
      !neverKept.has(field.type) &&
      !secret.test(field.autocomplete) &&
      // Of a field for dates the name belongs to a hidden one.
      (field.name !== '' || (field.labels?.length ?? 0) > 0),
  );

/** Identifies a field across the reload: forms of a page may share names, and the options of a set do. */
function keyOf(field: Field): string {
  const choice = field instanceof HTMLInputElement && isTicked(field) ? field.value : '';
  return JSON.stringify([field.name, field.labels?.[0]?.textContent ?? '', choice]);
}

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';

const valueOf = (field: Field): string | boolean =>
  field instanceof HTMLInputElement && isTicked(field) ? field.checked : field.value;

/** Keeps what was typed until the page is back. @throws where there is no storage. */
export function keepTyped(): void {
  const fields = fieldsOf().map((field) => ({ key: keyOf(field), value: valueOf(field) }));
  const typed: Typed = { path: location.pathname, at: Date.now(), fields };
  sessionStorage.setItem(name, JSON.stringify(typed));
}

/** Sets a field as typing would: by the prototype's setter, as React overrides the property, and with events. */
function fill(field: Field, value: string | boolean): void {
  if (valueOf(field) === value) return;
  if (typeof value === 'boolean') {
    field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function takeKept(): Typed | undefined {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    // Written by keepTyped alone.
    const typed: Typed | null = JSON.parse(text ?? 'null');
    if (typed === null || typed.path !== location.pathname || Date.now() - typed.at > longest)
      return undefined;
    return typed;
  } catch {
    return undefined;
  }
}

/** Restores what was typed, also into fields that appear later, as in a dialog, while the page stays open. */
export function giveBackTyped(): void {
  const typed = takeKept();
  if (typed === undefined) return;
  const waiting = new Map(typed.fields.map(({ key, value }) => [key, value]));
  const give = (): void => {
    if (location.pathname !== typed.path) waiting.clear();
    for (const field of waiting.size === 0 ? [] : fieldsOf()) {
      const value = waiting.get(keyOf(field));
      if (value === undefined) continue;
      waiting.delete(keyOf(field));
      // Not into a field that the user is typing in.
      if (field !== document.activeElement) fill(field, value);
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(give);
  observer.observe(document.body, { childList: true, subtree: true });
  give();
}
