import type { FoundQuestion } from '@medeina/contract';
import { FaqTiles, FaqTilesSkeleton } from '@medeina/design-system/domain/FaqTiles';
import { Button } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { SearchBox } from '@medeina/design-system/primitives/SearchBox';
import { Text } from '@medeina/design-system/primitives/Text';
import { VisuallyHidden } from '@medeina/design-system/primitives/VisuallyHidden';
import { useCallback, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AddressFormat, useAddressState } from '../../data/addressState.ts';
import { useCall } from '../../data/hooks.ts';
import { searchOf } from '../../data/searchText.ts';
import { useTypedSearch } from '../../data/useTypedSearch.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { AskUs } from './FaqAsk.tsx';
import { topicIcon } from './FaqIcons.ts';
import { questionPath, topicPath } from './FaqPaths.ts';
import * as styles from './Faq.css.ts';

interface FaqState {
  readonly search: string;
}

const address: AddressFormat<FaqState> = {
  read: (parameters) => ({ search: searchOf(parameters.get('q') ?? '') }),
  write: ({ search }) => (search === '' ? '/faq' : `/faq?${new URLSearchParams({ q: search }).toString()}`),
};

interface FoundProps {
  readonly found: readonly FoundQuestion[];
  /** "7 questions", or that there is none. */
  readonly title: string;
  readonly onClear: () => void;
}

function Found({ found, title, onClear }: FoundProps) {
  if (found.length === 0) {
    return (
      <EmptyState
        title={title}
        action={
          <Button variant="outline" onClick={onClear}>
            <FormattedMessage id="common.clear" />
          </Button>
        }
      />
    );
  }
  return (
    <section aria-labelledby="found">
      <Heading id="found" level={2} size="h4">
        {title}
      </Heading>
      <ul className={styles.found}>
        {found.map(({ topic, id, question }) => (
          <li key={`${topic.key} ${String(id)}`} className={styles.question}>
            <Link kind="quiet" href={questionPath(topic.key, id)}>
              {question}
            </Link>
            <Text size="small" tone="muted">
              {topic.name}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The topics of the frequent questions, and a search in their questions and answers. */
export function Page() {
  const intl = useIntl();
  const [{ search }, go] = useAddressState(address);
  const isSearching = search !== '';
  const topics = useCall('content.faq.categories', {});
  // What was found stays while more is being typed.
  const answer = useCall('content.faq.search', isSearching ? { query: { search } } : null, {
    keepPreviousData: true,
  });
  const searchFor = useCallback((words: string) => go({ search: searchOf(words) }, true), [go]);
  const [typed, type] = useTypedSearch(search, searchFor);
  const field = useRef<HTMLInputElement>(null);
  const say = (id: string) => intl.formatMessage({ id });
  useHead({
    title: say('shell.faq'),
    description: say('content.faq.description'),
    canonical: '/faq',
  });
  const known = isSearching ? answer.data?.data : undefined;
  // A failure or an empty result is shown only once it is about the current search.
  const isOld = answer.error !== undefined || (known?.length === 0 && answer.isLoading);
  const found = isOld ? undefined : known;
  const result =
    found === undefined
      ? ''
      : intl.formatMessage(
          { id: found.length === 0 ? 'content.faq.none' : 'content.faq.count' },
          { count: found.length, search },
        );
  const tiles = isSearching ? undefined : topics.data?.data;
  const { error, mutate } = isSearching ? answer : topics;
  return (
    <Band block="page">
      <div className={styles.head}>
        <Heading level={1}>
          <FormattedMessage id="content.faq.title" />
        </Heading>
        <SearchBox
          ref={field}
          size="lg"
          label={say('content.faq.search')}
          placeholder={say('content.faq.placeholder')}
          value={typed}
          onChange={type}
          onSubmit={searchFor}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{result}</span>
      </VisuallyHidden>
      {found !== undefined && (
        <Found
          found={found}
          title={result}
          onClear={() => {
            go({ search: '' }, true);
            // The button goes with what it clears.
            field.current?.focus();
          }}
        />
      )}
      {tiles !== undefined && (
        <FaqTiles
          label={say('shell.faq')}
          tiles={tiles.map(({ key, icon, name, items }) => ({
            href: topicPath(key),
            icon: topicIcon(icon),
            name,
            count: intl.formatMessage({ id: 'content.faq.count' }, { count: items.length }),
          }))}
        />
      )}
      {found === undefined &&
        tiles === undefined &&
        (error === undefined ? (
          <FaqTilesSkeleton label={say('common.loading')} />
        ) : (
          <LoadFailed error={error} onRetry={() => void mutate()} />
        ))}
      <AskUs place="foot" />
    </Band>
  );
}
