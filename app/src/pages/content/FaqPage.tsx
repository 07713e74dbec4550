import { FaqTiles, FaqTilesSkeleton } from '@medeina/design-system/domain/FaqTiles';
import { Button } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { SearchBox } from '@medeina/design-system/primitives/SearchBox';
import { Text } from '@medeina/design-system/primitives/Text';
import { VisuallyHidden } from '@medeina/design-system/primitives/VisuallyHidden';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { beginningOf } from '../../data/beginningOf.ts';
import { type AddressFormat, useAddressState } from '../../data/addressState.ts';
import { useCall } from '../../data/hooks.ts';
import { LoadFailed } from '../../shell/courses/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { AskUs } from './FaqAsk.tsx';
import { topicIcon } from './FaqIcons.ts';
import { findQuestions, type FoundQuestion, questionPath, topicPath } from './FaqSearch.ts';
import * as styles from './Faq.css.ts';

interface FaqState {
  readonly search: string;
}

const longestSearch = 200;

const address: AddressFormat<FaqState> = {
  read: (parameters) => ({ search: beginningOf(parameters.get('q') ?? '', longestSearch) }),
  write: ({ search }) => (search === '' ? '/faq' : `/faq?${new URLSearchParams({ q: search }).toString()}`),
};

interface FoundProps {
  readonly found: readonly FoundQuestion[];
  /** "7 questions", or that there is none. */
  readonly title: string;
  readonly onClear: () => void;
}

const Found = ({ found, title, onClear }: FoundProps) => {
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
};

/** The topics of the frequent questions, and a search in all of their questions. */
export const Page = () => {
  const intl = useIntl();
  const [{ search }, go] = useAddressState(address);
  const { data, error, mutate } = useCall('content.faq.categories', {});
  const field = useRef<HTMLInputElement>(null);
  const say = (id: string) => intl.formatMessage({ id });
  useHead({
    title: say('shell.faq'),
    description: say('content.faq.description'),
    canonical: '/faq',
  });
  const topics = data?.data;
  const found = topics === undefined || search.trim() === '' ? undefined : findQuestions(topics, search);
  const result =
    found === undefined
      ? ''
      : intl.formatMessage(
          { id: found.length === 0 ? 'content.faq.none' : 'content.faq.count' },
          { count: found.length, search: search.trim() },
        );
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
          value={search}
          onChange={(words) => go({ search: beginningOf(words, longestSearch) }, true)}
          onSubmit={(words) => go({ search: beginningOf(words, longestSearch) }, true)}
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
      {found === undefined && topics !== undefined && (
        <FaqTiles
          label={say('shell.faq')}
          tiles={topics.map(({ key, icon, name, items }) => ({
            href: topicPath(key),
            icon: topicIcon(icon),
            name,
            count: intl.formatMessage({ id: 'content.faq.count' }, { count: items.length }),
          }))}
        />
      )}
      {topics === undefined &&
        (error === undefined ? (
          <FaqTilesSkeleton label={say('common.loading')} />
        ) : (
          <LoadFailed onRetry={() => void mutate()} />
        ))}
      <AskUs place="foot" />
    </Band>
  );
};
