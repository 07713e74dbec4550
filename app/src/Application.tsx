import { cookieNames, isLanguage, type Language, type SiteConfig } from '@medeina/contract';
import { MedeinaProvider } from '@medeina/design-system/provider';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type IntlConfig,
  RawIntlProvider,
  ReactIntlErrorCode,
  createIntl,
  createIntlCache,
} from 'react-intl';
import { type Arguments, type State, SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import { reportFailure, reportRateLimit } from './data/client.ts';
import { ConfigContext } from './data/config.ts';
import { isPersonal } from './data/hooks.ts';
import { LanguageContext } from './data/language.ts';
import { type Messages, bringMessages } from './languages.ts';
import { keepLanguage, readCookie, writeCookie } from './session/cookies.ts';
import { sessionStore } from './session/store.ts';
import { CallError } from './session/transport.ts';
import { sendEarlySubmit } from './shell/loading/earlySubmit.ts';
import { RouterLink } from './shell/loading/RouterLink.tsx';
import { type Head, HeadContext } from './shell/head.tsx';

export interface ApplicationProps {
  readonly language: Language;
  readonly messages: Messages;
  readonly config: SiteConfig;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly onHead?: (head: Head) => void;
  readonly children: ReactNode;
}

const ignore = () => undefined;

/** Parsed messages and formats, shared by all pages that the server renders. */
const intlCache = createIntlCache();

/**
 * A message that is not there or misses a value is our own fault, for the console and the tests; people see its id, or
 * the message as it is written.
 */
const reportFault: NonNullable<IntlConfig['onError']> = ({ code, message }) => {
  const isOurs = code === ReactIntlErrorCode.MISSING_TRANSLATION || code === ReactIntlErrorCode.FORMAT_ERROR;
  if (!import.meta.env.SSR && isOurs) console.error(message);
};

/** Waits a little longer after each failure; what the server refused is not asked again. */
const cacheSettings = {
  revalidateOnFocus: false,
  // For data that are read again when the tab is brought to the front: people switch between tabs often.
  focusThrottleInterval: 1_000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) =>
    error instanceof CallError && (error.status === 0 || error.status >= 500),
  // Failed reads are shown in their place; a rate limit is shown by the shell, wherever it happens.
  onError: (error: unknown) => {
    reportRateLimit(error);
  },
};

/** Drops a user's data with their session: nothing personal outlives a logout or a change of account. */
function SessionCache() {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    let previous = sessionStore.read();
    return sessionStore.subscribe(() => {
      const current = sessionStore.read();
      const hasEnded =
        previous.status === 'user' &&
        (current.status !== 'user' || current.customer.customer_id !== previous.customer.customer_id);
      previous = current;
      if (!hasEnded) return;
      const dropped: string[] = [];
      const drop = (key: Arguments): boolean => {
        const isDropped = isPersonal(key);
        if (isDropped) dropped.push(unstable_serialize(key));
        return isDropped;
      };
      void mutate(drop, undefined, { revalidate: false });
      for (const text of dropped) cache.delete(text);
    });
  }, [cache, mutate]);
  return null;
}

function Design({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <MedeinaProvider locale={language} link={RouterLink} patterns={__PATTERNS__}>
      {children}
    </MedeinaProvider>
  );
}

/**
 * A cache that holds what the page was rendered with. The fallback alone would not do: SWR calls an answer that it
 * only has from there "loading" for as long as nobody asks for it again.
 */
function filledCache(answers: ApplicationProps['answers']): Map<string, State> {
  return new Map(
    Object.entries(answers).map(([key, data]) => [key, { data, isLoading: false, isValidating: false }]),
  );
}

/** Few choose a language while they are logged in: its code comes then. */
async function saveInAccount(language: Language): Promise<void> {
  const account = await import('./data/account/language.ts');
  account.saveLanguage(language);
}

/** What stands around every page, on the server and in the browser alike. */
export function Application({ language, messages, config, answers, onHead, children }: ApplicationProps) {
  const [shown, setShown] = useState({ language, messages });

  /** The language that was chosen last: its words may come before those of the one chosen before. */
  const wanted = useRef(language);
  const show = useCallback(async (next: Language) => {
    wanted.current = next;
    const loaded = await bringMessages(next, 'all').catch(() => undefined);
    if (wanted.current !== next) return;
    if (loaded === undefined) {
      // The cookie has it: the next page that is loaded comes in it.
      reportFailure(new CallError(0, {}));
      return;
    }
    sessionStore.setLanguage(next);
    document.documentElement.lang = next;
    setShown({ language: next, messages: loaded });
  }, []);

  const setLanguage = useCallback(
    (next: Language) => {
      writeCookie(cookieNames.language, next);
      keepLanguage(next);
      void show(next);
      if (sessionStore.read().status === 'user') void saveInAccount(next).catch(ignore);
    },
    [show],
  );

  useEffect(() => {
    let wasUser = sessionStore.read().status === 'user';
    return sessionStore.subscribe(() => {
      const isUser = sessionStore.read().status === 'user';
      // A login brings the account's language in the cookie.
      const chosen = readCookie(cookieNames.language);
      if (isUser && !wasUser && isLanguage(chosen)) {
        keepLanguage(chosen);
        if (chosen !== document.documentElement.lang) void show(chosen);
      }
      wasUser = isUser;
    });
  }, [show]);

  // Effects run once the whole page answers.
  useEffect(sendEarlySubmit, []);

  const intl = useMemo(
    () => createIntl({ locale: shown.language, messages: shown.messages, onError: reportFault }, intlCache),
    [shown],
  );
  const languageValue = useMemo(
    () => ({ language: shown.language, setLanguage, fallback: answers }),
    [shown.language, setLanguage, answers],
  );
  const cacheValue = useMemo(
    () => ({ ...cacheSettings, fallback: answers, provider: () => filledCache(answers) }),
    [answers],
  );
  return (
    <HeadContext value={onHead ?? ignore}>
      <ConfigContext value={config}>
        <LanguageContext value={languageValue}>
          <RawIntlProvider value={intl}>
            <SWRConfig value={cacheValue}>
              <SessionCache />
              <Design language={shown.language}>{children}</Design>
            </SWRConfig>
          </RawIntlProvider>
        </LanguageContext>
      </ConfigContext>
    </HeadContext>
  );
}
