import { Banner } from '@medeina/design-system/primitives/Banner';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Pagination } from '@medeina/design-system/primitives/Pagination';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAct, usePersonalCall } from '../../../../data/hooks.ts';
import {
  discussionInput,
  pageOfReply,
  useForumPlace,
  useForumRefresh,
} from '../../../../data/learning/forum.ts';
import { useShownList } from '../../../../data/shownList.ts';
import { useAlerts } from '../../../../shell/alerts.tsx';
import { LoadFailed } from '../../../../shell/frame/LoadFailed.tsx';
import { useNavigateWhileHere } from '../../../../shell/useNavigateWhileHere.ts';
import { useTurnedPage } from '../../../../shell/useTurnedPage.ts';
import type { KindProps } from '../kind.ts';
import { Post } from './Post.tsx';
import { PostForm } from './PostForm.tsx';
import { useSay } from './useSay.ts';
import * as styles from './forum.css.ts';

interface DiscussionProps extends KindProps<'forum'> {
  readonly id: number;
  readonly customer: number;
  /** Called when a post of the person is there: it may complete the forum. */
  readonly onPosted: (isCompleted: boolean) => void;
  /** The heading, which takes the focus when one comes from another place of the forum. */
  readonly head: RefCallback<HTMLHeadingElement>;
}

/** Marks what is on the screen as read, once for each newest post. */
function useRead(id: number, newest: number | undefined, isNew: boolean): void {
  const act = useAct();
  const marked = useRef(0);
  useEffect(() => {
    if (newest === undefined || !isNew || marked.current >= newest) return;
    marked.current = newest;
    // It is marked the next time where this fails.
    act('learning.forum.read', { params: { id }, body: { post: newest } }, { quiet: true }).catch(() => {
      marked.current = 0;
    });
  }, [act, id, newest, isNew]);
}

/** A question with its answers, page by page, and a field to answer. */
export function Discussion({ material, id, customer, onPosted, head }: DiscussionProps) {
  const { locale } = useIntl();
  const say = useSay();
  const act = useAct();
  const navigate = useNavigateWhileHere();
  const { show } = useAlerts();
  const refresh = useForumRefresh();
  const { page, pathOf } = useForumPlace(material.course_module_id);
  const answer = usePersonalCall('learning.forum.discussion', discussionInput(id, page), {
    revalidateOnFocus: true,
  });
  const { error, mutate } = answer;
  const { shown: data } = useShownList(answer, String(id));
  const [arrived, setArrived] = useState<number>();
  const answers = useRef<HTMLHeadingElement>(null);
  const pages = useTurnedPage(page, answers, answers);
  const newest = data === undefined ? undefined : Math.max(id, ...data.data.map((post) => post.id));
  const isNew =
    data !== undefined && (data.discussion.question.is_new || data.data.some((post) => post.is_new));
  useRead(id, newest, isNew);

  const toAll = <Link href={pathOf({})}>{say('all')}</Link>;
  if (data === undefined && error?.status === 404)
    return (
      <EmptyState
        headingLevel={3}
        title={say('gone')}
        titleRef={head}
        action={
          <ButtonLink variant="outline" href={pathOf({})}>
            {say('all')}
          </ButtonLink>
        }
      />
    );
  if (data === undefined)
    return error === undefined ? (
      <div aria-busy="true">
        <Stack gap={16}>
          <Skeleton width="half" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      </div>
    ) : (
      <Stack gap={16}>
        {toAll}
        <LoadFailed error={error} title={say('failed')} onRetry={() => void mutate()} />
      </Stack>
    );

  const { discussion } = data;
  const { question } = discussion;
  const title = discussion.title ?? say('removed.title');
  return (
    <div className={styles.forum}>
      {toAll}
      <Heading
        ref={head}
        level={3}
        tabIndex={-1}
        lang={discussion.language === locale ? undefined : (discussion.language ?? undefined)}
      >
        <span className={styles.title}>{title}</span>
      </Heading>
      {error !== undefined && (
        <Banner tone="warning" title={say('stale')}>
          {say('stale.text')}
        </Banner>
      )}
      <Post
        post={question}
        customer={customer}
        title={title}
        onRemoved={() => void navigate(pathOf({}), { preventScrollReset: true })}
      />
      <section className={styles.answers} aria-labelledby="answers" tabIndex={-1}>
        <Heading ref={answers} id="answers" level={4} tabIndex={-1}>
          {say('replies', { count: discussion.replies })}
        </Heading>
        {data.data.length > 0 && (
          <ol className={styles.list}>
            {data.data.map((post) => (
              <li key={post.id} className={styles.item}>
                <Post post={post} customer={customer} isArrived={post.id === arrived} />
              </li>
            ))}
          </ol>
        )}
        {data.last_page > 1 && (
          <div ref={pages}>
            <Pagination
              page={Math.min(data.current_page, data.last_page)}
              pages={data.last_page}
              href={(one) => pathOf({ discussion: id, page: one })}
            />
          </div>
        )}
      </section>
      {discussion.is_hidden ? (
        <Text tone="muted">{say('hidden.question')}</Text>
      ) : (
        <PostForm
          customer={customer}
          place={`answer.${id}`}
          hasTitle={false}
          label={say('field.reply')}
          submit={say('reply')}
          isPrimary={!material.completed}
          isAsked={false}
          send={async ({ text }, key) => {
            const { data: posted } = await act(
              'learning.forum.reply',
              { params: { id }, body: { text } },
              { quiet: true, headers: { 'Idempotency-Key': key } },
            );
            setArrived(posted.id);
            show({ type: 'success', subject: say('posted') });
            onPosted(posted.completed);
            const last = pageOfReply(posted.replies);
            if (last !== page)
              await navigate(pathOf({ discussion: id, page: last }), { preventScrollReset: true });
            // The field is free for the next one at once.
            void refresh();
          }}
        />
      )}
    </div>
  );
}
