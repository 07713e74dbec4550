import type { Output } from '@medeina/contract';
import { CertificateGrid, CertificateGridSkeleton } from '@medeina/design-system/domain/CertificateCard';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Pagination } from '@medeina/design-system/primitives/Pagination';
import { SearchBox } from '@medeina/design-system/primitives/SearchBox';
import { Switch } from '@medeina/design-system/primitives/Switch';
import { VisuallyHidden } from '@medeina/design-system/primitives/VisuallyHidden';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddressState } from '../../data/addressState.ts';
import { usePersonalCall } from '../../data/hooks.ts';
import {
  certificateCard,
  certificatePath,
  certificatesInput,
  certificatesPath,
  type CertificatesState,
  readCertificates,
  writeCertificates,
} from '../../data/learning/certificates.ts';
import { useRememberedSwitch } from '../../data/rememberedSwitch.ts';
import { searchOf } from '../../data/searchText.ts';
import { useShownList } from '../../data/shownList.ts';
import { useTypedSearch } from '../../data/useTypedSearch.ts';
import { useSession } from '../../session/hooks.ts';
import { AccountFrame } from '../../shell/frame/AccountFrame.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';
import { dayOf } from '../../data/dayOf.ts';
import * as styles from './CoursesPage.css.ts';

const addressFormat = { read: readCertificates, write: writeCertificates };

/** The name under which the switch is remembered. */
const onlyValidKey = 'certificates.onlyValid';

function useText() {
  const intl = useIntl();
  return (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `account.certificates.${id}` }, values);
}

interface NoneFoundProps {
  readonly search: string;
  /** There are such certificates, but not on this page. */
  readonly isPast: boolean;
  readonly onShowAll: () => void;
}

/** None of the person's certificates is as they asked. */
function NoneFound({ search, isPast, onShowAll }: NoneFoundProps) {
  const intl = useIntl();
  const text = useText();
  const narrowed = search === '' ? text('none.valid') : text('none.search', { search });
  // The button goes with what it takes away.
  const box = useFocusToMain();
  return (
    <div ref={box}>
      <EmptyState
        title={isPast ? intl.formatMessage({ id: 'catalogue.past' }) : narrowed}
        action={
          <ButtonLink href={certificatesPath} onClick={onShowAll}>
            {text('none.clear')}
          </ButtonLink>
        }
      />
    </div>
  );
}

interface FoundProps {
  readonly found: Output<'learning.certificates.list'>;
  readonly state: CertificatesState;
  readonly onlyValid: boolean;
  readonly onShowAll: () => void;
}

function Found({ found, state, onlyValid, onShowAll }: FoundProps) {
  const text = useText();
  const [today] = useState(() => dayOf(new Date()));
  if (found.data.length > 0)
    return (
      <CertificateGrid
        certificates={found.data.map((one) => certificateCard(one, certificatePath(one), today))}
      />
    );
  if (found.total === 0 && state.search === '' && !onlyValid)
    return (
      <EmptyState
        title={text('none')}
        action={<ButtonLink href="/dashboard/courses">{text('none.courses')}</ButtonLink>}
      >
        {text('none.text')}
      </EmptyState>
    );
  return <NoneFound search={state.search} isPast={found.total > 0} onShowAll={onShowAll} />;
}

/** The person's certificates. */
export function Page() {
  const text = useText();
  const session = useSession();
  const [state, change] = useAddressState(addressFormat);
  const [onlyValid, setOnlyValid] = useRememberedSwitch(onlyValidKey);
  const answer = usePersonalCall(
    'learning.certificates.list',
    session.status === 'user' ? certificatesInput(state, onlyValid) : null,
    { revalidateOnFocus: true },
  );
  const { error, mutate, isLoading } = answer;
  const { shown: data } = useShownList(answer);
  useHead({ title: text('title'), description: text('description'), isPrivate: true });
  const searchFor = useCallback(
    (words: string) => change({ page: 1, search: searchOf(words) }, true),
    [change],
  );
  const [typed, type] = useTypedSearch(state.search, searchFor);
  const isWithout = data?.total === 0 && state.search === '' && !onlyValid && !isLoading;
  return (
    <AccountFrame>
      <Heading level={1}>{text('title')}</Heading>
      {!isWithout && (
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchBox
              label={text('search')}
              placeholder={text('search')}
              value={typed}
              onChange={type}
              onSubmit={searchFor}
            />
          </div>
          <Switch
            label={text('onlyValid')}
            checked={onlyValid}
            onChange={(event) => {
              setOnlyValid(event.currentTarget.checked);
              change({ page: 1 }, true);
            }}
          />
        </div>
      )}
      {data === undefined && error === undefined && <CertificateGridSkeleton />}
      {data === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      )}
      {data !== undefined && (
        <div className={isLoading ? styles.stale : undefined}>
          <Found found={data} state={state} onlyValid={onlyValid} onShowAll={() => setOnlyValid(false)} />
        </div>
      )}
      {/* Always there, so that its change is spoken. */}
      <div aria-live="polite">
        {data !== undefined && !isLoading && (state.search !== '' || onlyValid) && (
          <VisuallyHidden>{text('found', { count: data.total })}</VisuallyHidden>
        )}
      </div>
      {data !== undefined && data.last_page > 1 && (
        <div className={styles.pages}>
          <Pagination
            page={data.current_page}
            pages={data.last_page}
            href={(page) => writeCertificates({ ...state, page })}
          />
        </div>
      )}
    </AccountFrame>
  );
}
