import type { ForumDiscussion } from '@medeina/contract';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Pagination } from '@medeina/design-system/primitives/Pagination';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { EyeOff, MessageSquarePlus } from 'lucide-react';
import { type RefCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAct, usePersonalCall } from '../../../../data/hooks.ts';
import {
  discussionsInput,
  pageToRead,
  useForumPlace,
  useForumRefresh,
} from '../../../../data/learning/forum.ts';
import { useShownList } from '../../../../data/shownList.ts';
import { useAlerts } from '../../../../shell/alerts.tsx';
import { LoadFailed } from '../../../../shell/frame/LoadFailed.tsx';
import { useNavigateWhileHere } from '../../../../shell/useNavigateWhileHere.ts';
import { useTurnedPage } from '../../../../shell/useTurnedPage.ts';
import type { KindProps } from '../kind.ts';
import { readDraftOf } from '../../../../shell/forms/useDraft.ts';
import { draftPlace, postDraft } from './postDraft.ts';
import { PostForm } from './PostForm.tsx';
import { useMoment, useSay } from './useSay.ts';
import * as styles from './forum.css.ts';

interface DiscussionsProps extends KindProps<'forum'> {
  readonly customer: number;
  readonly onPosted: (isCompleted: boolean) => void;
  readonly head: RefCallback<HTMLHeadingElement>;
}

function Row({ discussion, href }: { readonly discussion: ForumDiscussion; readonly href: string }) {
  const { locale } = useIntl();
  const say = useSay();
  const moment = useMoment();
  const { author, replies, unread, created_at: asked, replied_at: replied } = discussion;
  const facts = [
    author?.name ?? say('nobody'),
    say('replies', { count: replies }),
    replied === null ? moment(asked) : say('last', { when: moment(replied) }),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <span
          className={styles.rowTitle}
          lang={discussion.language === locale ? undefined : (discussion.language ?? undefined)}
        >
          <Link href={href} kind="quiet" alone>
            <span className={styles.title}>{discussion.title ?? say('removed.title')}</span>
          </Link>
        </span>
        {unread > 0 && <Badge tone="accent">{say('unread', { count: unread })}</Badge>}
        {discussion.is_hidden && (
          <Badge tone="warning" icon={EyeOff}>
            {say('hidden.short')}
          </Badge>
        )}
      </div>
      <span className={styles.facts}>{facts.join(' · ')}</span>
    </li>
  );
}

/** The form with which a discussion begins, or the button that opens it. */
function Asking({ material, customer, onPosted }: Omit<DiscussionsProps, 'course' | 'head' | 'learning'>) {
  const say = useSay();
  const act = useAct();
  const navigate = useNavigateWhileHere();
  const { show } = useAlerts();
  const refresh = useForumRefresh();
  const { pathOf } = useForumPlace(material.course_module_id);
  const place = `question.${material.course_module_id}` as const;
  const [isOpen, setOpen] = useState(() => readDraftOf(postDraft, customer, draftPlace(place)) !== undefined);
  const [isAsked, setAsked] = useState(false);
  const [isClosed, setClosed] = useState(false);
  if (!isOpen)
    return (
      <div>
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes back the focus that its form had
          autoFocus={isClosed}
          variant={material.completed ? 'outline' : 'primary'}
          icon={MessageSquarePlus}
          full="mobile"
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          {say('ask')}
        </Button>
      </div>
    );
  return (
    <PostForm
      customer={customer}
      place={place}
      hasTitle
      label={say('field.text')}
      submit={say('publish')}
      isPrimary={!material.completed}
      isAsked={isAsked}
      send={async ({ title = '', text }, key) => {
        const { data: posted } = await act(
          'learning.forum.ask',
          { params: { id: material.course_module_id }, body: { title, text } },
          { quiet: true, headers: { 'Idempotency-Key': key } },
        );
        show({ type: 'success', subject: say('posted') });
        onPosted(posted.completed);
        await refresh();
        await navigate(pathOf({ discussion: posted.discussion }), { preventScrollReset: true });
      }}
      onCancel={() => {
        setClosed(true);
        setOpen(false);
      }}
    />
  );
}

/** The discussions of a forum, page by page. */
export function Discussions({ material, customer, onPosted, head }: DiscussionsProps) {
  const say = useSay();
  const { page, pathOf } = useForumPlace(material.course_module_id);
  const answer = usePersonalCall('learning.forum.list', discussionsInput(material.course_module_id, page), {
    revalidateOnFocus: true,
  });
  const { error, mutate } = answer;
  const { shown: data } = useShownList(answer);
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = useTurnedPage(page, heading, heading);
  return (
    <div className={styles.forum}>
      <Asking material={material} customer={customer} onPosted={onPosted} />
      <section className={styles.answers} aria-labelledby="discussions">
        <Heading
          ref={(element) => {
            heading.current = element;
            head(element);
          }}
          id="discussions"
          level={3}
          tabIndex={-1}
        >
          {say('discussions')}
        </Heading>
        {data === undefined && error !== undefined && (
          <LoadFailed error={error} title={say('failed')} onRetry={() => void mutate()} />
        )}
        {data === undefined && error === undefined && (
          <div aria-busy="true">
            <Stack gap={16}>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Stack>
          </div>
        )}
        {data !== undefined &&
          data.data.length === 0 &&
          (page === 1 ? (
            <EmptyState headingLevel={3} title={say('none')}>
              {say('none.text')}
            </EmptyState>
          ) : (
            <EmptyState
              headingLevel={3}
              title={say('past')}
              action={
                <ButtonLink variant="outline" href={pathOf({})}>
                  {say('all')}
                </ButtonLink>
              }
            />
          ))}
        {data !== undefined && data.data.length > 0 && (
          <ul className={styles.rows}>
            {data.data.map((discussion) => (
              <Row
                key={discussion.id}
                discussion={discussion}
                href={pathOf({ discussion: discussion.id, page: pageToRead(discussion) })}
              />
            ))}
          </ul>
        )}
        {data !== undefined && data.last_page > 1 && (
          <div ref={pages}>
            <Pagination
              page={data.current_page}
              pages={data.last_page}
              href={(one) => pathOf({ page: one })}
            />
          </div>
        )}
      </section>
    </div>
  );
}
