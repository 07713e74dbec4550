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

interface FieldFault {
  readonly type: 'own' | 'server';
  readonly message: string;
}

/** The code of what is wrong with a value, before it is sent. */
export type Check = (field: Field, value: unknown) => Promise<string | undefined>;

interface AutosaveParts {
  /** Sends a change; answers with the settings as they are now. */
  readonly send: (change: Edits) => Promise<Settings>;
  readonly check: Check;
  /** Told of the server's answer. */
  readonly onSaved: (settings: Settings) => void;
  /** Keeps what is not sent yet, for when the session or the page ends; undefined forgets it. */
  readonly keep: (edits: Edits | undefined) => void;
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
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => AutosaveView;
  /** What the server has now: edits that say the same are none any more. */
  readonly know: (settings: Settings) => void;
  /** Takes up what was kept when the page or the session ended. */
  readonly restore: (edits: Edits) => void;
  /** Takes a change of one or several fields, such as a chosen organisation and no written one. */
  readonly edit: (change: Edits) => void;
  /** Sends what differs and is valid now. */
  readonly flush: () => Promise<void>;
  /** Sends at once what waits, or failed: the connection is back, or the person asks for it. */
  readonly retry: () => void;
  /** The page is left: what waits is sent now. */
  readonly close: () => void;
}

/**
 * Saves settings by themselves, a second after the last change and only what differs. One save is under way at a time,
 * so answers cannot arrive out of order; a field that was edited meanwhile stays as it is and goes with the next one.
 */
export function createAutosave(parts: AutosaveParts): Autosave {
  let known: Settings | undefined;
  let view: AutosaveView = {
    state: 'idle',
    savedAt: undefined,
    edits: {},
    problems: {},
    error: undefined,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  function show(next: Partial<AutosaveView>): void {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  }

  function differs(field: Field, value: unknown): boolean {
    return known === undefined || (known[field] ?? null) !== (value ?? null);
  }

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
    const edits = without({ ...view.edits, ...change }, same);
    const isEdited = fieldsOf(edits).length > 0;
    show({
      edits,
      problems: without(view.problems, fields),
      ...(view.state === 'saving' ? {} : { state: isEdited ? 'waiting' : 'idle' }),
    });
    keepEdits();
    if (isEdited) schedule();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    underWay ??= save().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  async function save(): Promise<void> {
    const sent = await valid();
    const fields = fieldsOf(sent);
    if (fields.length === 0) {
      if (view.state === 'waiting') show({ state: 'idle' });
      return;
    }
    show({ state: 'saving', error: undefined });
    try {
      const settings = await parts.send(sent);
      known = settings;
      // What was edited while the save was under way differs from what was sent, and goes with the next.
      const done = fields.filter((field) => view.edits[field] === sent[field]);
      parts.onSaved(settings);
      show({ edits: without(view.edits, done), state: 'saved', savedAt: Date.now() });
      keepEdits();
      if (fieldsOf(view.edits).some((field) => view.problems[field] === undefined)) schedule();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const refused = fields.filter((field) => error.fields[field] !== undefined);
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
      if (refused.length > 0 && refused.length < fields.length) schedule();
    }
  }

  async function valid(): Promise<Edits> {
    const fields = fieldsOf(view.edits).filter((field) => view.problems[field] === undefined);
    const checked = await Promise.all(
      fields.map(async (field) => {
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
        .filter(({ problem, field }) => problem === undefined && differs(field, view.edits[field]))
        .map(({ field, value }) => [field, value]),
    );
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => view,
    know: (settings) => {
      known = settings;
      const same = fieldsOf(view.edits).filter((field) => !differs(field, view.edits[field]));
      if (same.length === 0) return;
      show({ edits: without(view.edits, same) });
      keepEdits();
    },
    restore: (edits) => {
      if (fieldsOf(edits).length > 0) edit(edits);
    },
    edit,
    flush,
    retry: () => {
      if (!isClosed && fieldsOf(view.edits).length > 0) void flush();
    },
    close: () => {
      isClosed = true;
      if (view.state === 'waiting') void flush();
      else clearTimeout(timer);
    },
  };
}
