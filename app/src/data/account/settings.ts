import type { Settings } from '@medeina/contract';
import { createContext, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { beforeLogout } from '../../session/beforeLogout.ts';
import { keepDraft, readDraft } from '../../session/drafts.ts';
import { sessionStore } from '../../session/store.ts';
import { useAct, usePersonalCall } from '../hooks.ts';
import { type AutosaveView, type Check, createAutosave, type Edits, type Field } from './autosave.ts';

const place = 'settings';

function isEdits(kept: unknown): kept is Edits {
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept);
}

export interface SettingsForm extends AutosaveView {
  /** The settings as the server has them. */
  readonly settings: Settings;
  /** The same with what was edited. */
  readonly values: Settings;
  readonly edit: (change: Edits) => void;
  readonly retry: () => void;
  /** The field that one is in: what is wrong with it is said when it is left. */
  readonly focused: Field | undefined;
  readonly setFocused: (field: Field | undefined) => void;
  /** Takes settings that another call answered with, such as a new photo. */
  readonly take: (settings: Settings) => void;
  /** Reads the settings again, after something else changed them. */
  readonly reload: () => void;
}

/** The settings of the open page, for its sections. */
export const SettingsContext = createContext<SettingsForm | undefined>(undefined);

/** What a section of the settings page works on. */
export function useSettingsForm(): SettingsForm {
  const form = use(SettingsContext);
  if (form === undefined) throw new Error('A section of the settings stands outside of their page.');
  return form;
}

function isUserNow(): number | undefined {
  const session = sessionStore.read();
  return session.status === 'user' ? session.customer.customer_id : undefined;
}

/** Ends what goes on behind other pages: a save that found no connection waits there until the settings are open again. */
let behind = new AbortController();

/**
 * Reads the settings, and saves what is edited by itself. `form` is undefined until they are read. What another tab or
 * device changed is read again as the tab comes to the front.
 */
export function useSettings(customer: number | undefined, check: Check) {
  const act = useAct();
  const { data, error, mutate } = usePersonalCall(
    'account.settings.read',
    {},
    // In another language the fields stay while they are read again.
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  const take = useCallback(
    (settings: Settings) => {
      void mutate({ data: settings }, { revalidate: false });
    },
    [mutate],
  );

  const autosave = useMemo(
    () =>
      createAutosave({
        check,
        keep: (edits) => {
          if (customer !== undefined) keepDraft(customer, place, edits);
        },
      }),
    [customer, check],
  );
  useEffect(() => {
    autosave.connect({
      send: async (change) => {
        // The tab may be closed a moment after the last change.
        const how = { quiet: true, keepalive: true };
        const answer = await act('account.settings.save', { body: change }, how);
        const { firstname, lastname, email, telephone, date_of_birth } = answer.data;
        sessionStore.renew({ firstname, lastname, email, telephone, date_of_birth });
        return answer.data;
      },
      onSaved: take,
    });
  }, [autosave, act, take]);
  useEffect(() => {
    if (customer === undefined) return undefined;
    behind.abort();
    const kept = readDraft(customer, place);
    if (isEdits(kept)) autosave.edit(kept);
    const isWaiting = () => ['waiting', 'failed'].includes(autosave.read().state);
    const goOn = () => {
      if (isWaiting()) void autosave.flush();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') goOn();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (autosave.read().state === 'failed') event.preventDefault();
    };
    const forget = beforeLogout(() => autosave.flush());
    window.addEventListener('online', goOn);
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', hide);
    return () => {
      forget();
      window.removeEventListener('online', goOn);
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', hide);
      // Nothing is sent for somebody who has just left.
      if (isUserNow() !== customer) return;
      goOn();
      behind = new AbortController();
      const signal = AbortSignal.any([behind.signal, sessionStore.logoutSignal()]);
      window.addEventListener('online', goOn, { signal });
      window.addEventListener('beforeunload', ask, { signal });
    };
  }, [customer, autosave]);

  // For a moment after another person has logged in, the former one's are still there.
  const settings = data?.data.contact_info.user_id === customer ? data?.data : undefined;
  useEffect(() => {
    if (settings !== undefined) autosave.know(settings);
  }, [settings, autosave]);
  const view = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read);
  const [focused, setFocused] = useState<Field>();

  const form: SettingsForm | undefined =
    settings === undefined || customer === undefined
      ? undefined
      : {
          ...view,
          settings,
          values: { ...settings, ...view.edits },
          edit: autosave.edit,
          retry: () => void autosave.flush(),
          focused,
          setFocused,
          take,
          reload: () => void mutate(),
        };
  return { form, error, retry: () => void mutate() };
}
