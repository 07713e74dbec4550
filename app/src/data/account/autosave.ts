import type { Settings, SettingsChange } from '@medeina/contract';
import { CallError } from '../../session/transport.ts';

/** Fields of the settings that save by themselves; another address has to be confirmed first. */
const fieldNames = [
  'firstname',
  'lastname',
  'telephone',
  'gender',
  'date_of_birth',
  'country',
  'city',
  'timezone',
  'organisation_id',
  'organisation',
  'position_id',
  'position',
  'hides_missing',
] as const satisfies readonly (keyof SettingsChange)[];
export type Field = (typeof fieldNames)[number];

/** New values of some fields. */
export type Edits = { readonly [Name in Field]?: Exclude<SettingsChange[Name], undefined> };

/** `waiting`: something differs and will be sent; `failed`: it could not be sent and is kept. */
export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';

export interface AutosaveView {
  readonly state: SaveState;
  /** When the last save was answered, in milliseconds since 1970. */
  readonly savedAt: number | undefined;
  /** What differs from what the server has: shown in its place. */
  readonly edits: Edits;
  /** What is wrong with a field: a code of the contract, or the server's own words. */
  readonly problems: { readonly [Name in Field]?: FieldFault };
  /** Why the last attempt failed. */
  readonly error: CallError | undefined;
}

/** `own`: found before it was sent. */
interface FieldFault {
  readonly type: 'own' | 'server';
  readonly message: string;
}

/** The code of what is wrong with a value, before it is sent. */
export type Check = (field: Field, value: unknown) => Promise<string | undefined>;

interface AutosaveParts {
  readonly check: Check;
  /** Keeps what is not sent yet, for when the session or the page ends; undefined forgets it. */
  readonly keep: (edits: Edits | undefined) => void;
}

/** The way to the server, which changes with the language of the page. */
interface Wire {
  /** Sends a change; answers with the settings as they are now. */
  readonly send: (change: Edits) => Promise<Settings>;
  /** Told of the server's answer. */
  readonly onSaved: (settings: Settings) => void;
}

/** From the last keystroke to the save, in milliseconds. */
const pause = 1000;

function fieldsOf(change: Edits): Field[] {
  return fieldNames.filter((field) => Object.hasOwn(change, field));
}

function without<Part extends object>(part: Part, fields: readonly Field[]): Part {
  const rest = { ...part };
  for (const field of fields) Reflect.deleteProperty(rest, field);
  return rest;
}

export interface Autosave {
  readonly connect: (wire: Wire) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => AutosaveView;
  /** What the server has now: edits that say the same are none any more. */
  readonly know: (settings: Settings) => void;
  /** Takes a change of one or several fields, such as a chosen organisation and no written one. */
  readonly edit: (change: Edits) => void;
  /** Sends now what waits, or failed: the page is left, the connection is back, or the person asks for it. */
  readonly flush: () => Promise<void>;
}

/**
 * Saves settings by themselves, a second after the last change and only what differs. One save is under way at a time,
 * so answers cannot arrive out of order; a field that was edited meanwhile stays as it is and goes with the next one.
 */
export function createAutosave(parts: AutosaveParts): Autosave {
  let known: Settings | undefined;
  let wire: Wire | undefined;
  /** Sent, and not answered: the server has the old value or the new one, so even the old one is worth sending. */
  const unsure = new Set<Field>();
  let view: AutosaveView = {
    state: 'idle',
    savedAt: undefined,
    edits: {},
    problems: {},
    error: undefined,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function show(next: Partial<AutosaveView>): void {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  }

  function differs(field: Field, value: unknown): boolean {
    return unsure.has(field) || known === undefined || (known[field] ?? null) !== (value ?? null);
  }

  /** What may be sent: nothing is known to be wrong with it. */
  const sendable = (): Field[] => fieldsOf(view.edits).filter((field) => view.problems[field] === undefined);

  function keepEdits(): void {
    parts.keep(fieldsOf(view.edits).length === 0 ? undefined : view.edits);
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  }

  function edit(change: Edits): void {
    const fields = fieldsOf(change);
    const same = fields.filter((field) => !differs(field, change[field]));
    show({
      edits: without({ ...view.edits, ...change }, same),
      problems: without(view.problems, fields),
    });
    keepEdits();
    const isWaiting = sendable().length > 0;
    if (underWay === undefined) show({ state: isWaiting ? 'waiting' : 'idle' });
    if (isWaiting) schedule();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    // What is under way does not carry what was edited since.
    if (underWay !== undefined) await underWay;
    underWay ??= save().finally(() => {
      underWay = undefined;
    });
    await underWay;
  }

  async function save(): Promise<void> {
    const way = wire;
    if (way === undefined) return;
    const sent = await valid();
    const fields = fieldsOf(sent);
    if (fields.length === 0) {
      if (view.state === 'waiting') show({ state: 'idle' });
      return;
    }
    show({ state: 'saving', error: undefined });
    for (const field of fields) unsure.add(field);
    try {
      const settings = await way.send(sent);
      known = settings;
      for (const field of fields) unsure.delete(field);
      // What was edited while the save was under way goes with the next, even back to what it was before.
      const done = fieldsOf(view.edits).filter(
        (field) => view.edits[field] === sent[field] || !differs(field, view.edits[field]),
      );
      way.onSaved(settings);
      show({ edits: without(view.edits, done), savedAt: Date.now() });
      keepEdits();
      const isWaiting = sendable().length > 0;
      show({ state: isWaiting ? 'waiting' : 'saved' });
      if (isWaiting) schedule();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // A refusal changed nothing; without an answer nobody knows.
      if (error.status >= 400 && error.status < 500) for (const field of fields) unsure.delete(field);
      const refused = fields.filter(
        (field) => error.fields[field] !== undefined && view.edits[field] === sent[field],
      );
      show({
        state: 'failed',
        error,
        problems: {
          ...view.problems,
          ...Object.fromEntries(
            refused.map((field) => [
              field,
              { type: 'server', message: (error.fields[field] ?? []).join(' ') } as const,
            ]),
          ),
        },
      });
      // The rest of what was sent is good: it goes without what was refused.
      if (Object.keys(error.fields).length > 0 && sendable().length > 0) schedule();
    }
  }

  async function valid(): Promise<Edits> {
    const checked = await Promise.all(
      sendable().map(async (field) => {
        const value = view.edits[field];
        return { field, value, problem: await parts.check(field, value) };
      }),
    );
    // A check takes a moment, in which the field may have changed again.
    const current = checked.filter(({ field, value }) => view.edits[field] === value);
    const wrong = current.filter(({ problem }) => problem !== undefined);
    if (wrong.length > 0) {
      show({
        problems: {
          ...view.problems,
          ...Object.fromEntries(
            wrong.map(({ field, problem = '' }) => [field, { type: 'own', message: problem } as const]),
          ),
        },
      });
    }
    return Object.fromEntries(
      current
        .filter(({ problem, field, value }) => problem === undefined && differs(field, value))
        .map(({ field, value }) => [field, value]),
    );
  }

  return {
    connect: (next) => {
      wire = next;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => view,
    know: (settings) => {
      known = settings;
      const same = fieldsOf(view.edits).filter((field) => !differs(field, view.edits[field]));
      if (same.length === 0) return;
      show({ edits: without(view.edits, same), problems: without(view.problems, same) });
      keepEdits();
    },
    edit,
    flush,
  };
}
