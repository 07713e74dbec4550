import type { ForumPost } from '@medeina/contract';
import { AlertDialog } from '@medeina/design-system/primitives/AlertDialog';
import { Avatar } from '@medeina/design-system/primitives/Avatar';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { LinkButton } from '@medeina/design-system/primitives/Link';
import { Text } from '@medeina/design-system/primitives/Text';
import { TextArea } from '@medeina/design-system/primitives/TextArea';
import { VisuallyHidden } from '@medeina/design-system/primitives/VisuallyHidden';
import { EyeOff, Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAct } from '../../../../data/hooks.ts';
import { useForumRefresh } from '../../../../data/learning/forum.ts';
import { useAlerts } from '../../../../shell/alerts.tsx';
import { PostForm } from './PostForm.tsx';
import { useMoment, useSay } from './useSay.ts';
import * as styles from './forum.css.ts';

interface PostProps {
  readonly post: ForumPost;
  readonly customer: number;
  /** The title of a question; undefined for an answer. */
  readonly title?: string | undefined;
  /** It was just written: the focus goes to it. */
  readonly isArrived?: boolean;
  /** Called when the post was taken back. The focus of an answer that is gone goes to what held it. */
  readonly onRemoved?: (() => void) | undefined;
}

/** Who wrote it and when. */
function Head({ post }: { readonly post: ForumPost }) {
  const { locale } = useIntl();
  const say = useSay();
  const moment = useMoment();
  const { author } = post;
  const name = author?.name ?? say('nobody');
  return (
    <div className={styles.person}>
      <Avatar name={name} />
      <div className={styles.who}>
        <b className={styles.name}>{name}</b>
        <span className={styles.facts}>
          {author?.position != null && (
            <span lang={post.language === locale ? undefined : (post.language ?? undefined)}>
              {author.position} ·{' '}
            </span>
          )}
          <time dateTime={post.created_at}>{moment(post.created_at)}</time>
          {post.edited_at !== null && ` · ${say('edited')}`}
        </span>
      </div>
      {post.is_own && <Badge>{say('own')}</Badge>}
      {post.is_new && <Badge tone="accent">{say('new')}</Badge>}
    </div>
  );
}

/** Asks before a post of one's own goes. */
function Removal({
  post,
  isQuestion,
  onClose,
  onRemoved,
}: {
  readonly post: ForumPost;
  readonly isQuestion: boolean;
  readonly onClose: () => void;
  readonly onRemoved: (() => void) | undefined;
}) {
  const say = useSay();
  const act = useAct();
  const { show } = useAlerts();
  const refresh = useForumRefresh();
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={say(isQuestion ? 'remove.question' : 'remove.answer')}
      description={say(isQuestion ? 'remove.question.text' : 'remove.answer.text')}
      confirm={say('remove')}
      onConfirm={async () => {
        const { message } = await act('learning.forum.remove', { params: { id: post.id } }, { quiet: true });
        show({ type: 'success', subject: message });
        await refresh(isQuestion ? ['learning.forum.list'] : undefined);
        onRemoved?.();
      }}
    />
  );
}

/** Asks why a post is reported, and reports it. */
function Report({ post, onClose }: { readonly post: ForumPost; readonly onClose: () => void }) {
  const say = useSay();
  const act = useAct();
  const { show } = useAlerts();
  const refresh = useForumRefresh();
  const reason = useRef<HTMLTextAreaElement>(null);
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={say('report.title')}
      description={say('report.text')}
      confirm={say('report')}
      tone="primary"
      onConfirm={async () => {
        const { message } = await act(
          'learning.forum.report',
          { params: { id: post.id }, body: { reason: reason.current?.value ?? '' } },
          { quiet: true },
        );
        show({ type: 'success', subject: message });
        await refresh();
      }}
    >
      <TextArea ref={reason} label={say('report.reason')} optional rows={3} maxLength={500} />
    </AlertDialog>
  );
}

/** What one can do with a post: change or take back an own one, report another's. */
function Actions({
  post,
  isQuestion,
  onEdit,
  onRemoved,
}: {
  readonly post: ForumPost;
  readonly isQuestion: boolean;
  readonly onEdit: () => void;
  readonly onRemoved: (() => void) | undefined;
}) {
  const say = useSay();
  const [asked, setAsked] = useState<'removal' | 'report'>();
  const name = post.author?.name ?? '';
  const close = () => setAsked(undefined);
  if (post.text === null) return null;
  return (
    <div className={styles.postActions}>
      {post.can_edit && (
        <LinkButton alone onClick={onEdit}>
          {say('edit')}
        </LinkButton>
      )}
      {post.is_own && (
        <LinkButton alone onClick={() => setAsked('removal')}>
          {say('remove')}
        </LinkButton>
      )}
      {!post.is_own && !post.is_reported && (
        <LinkButton alone onClick={() => setAsked('report')}>
          {say('report')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </LinkButton>
      )}
      {post.is_reported && (
        <Badge tone="info" icon={Flag}>
          {say('reported')}
        </Badge>
      )}
      {asked === 'removal' && (
        <Removal post={post} isQuestion={isQuestion} onClose={close} onRemoved={onRemoved} />
      )}
      {asked === 'report' && <Report post={post} onClose={close} />}
    </div>
  );
}

/** A question or an answer. */
export function Post({ post, customer, title, isArrived = false, onRemoved }: PostProps) {
  const { locale } = useIntl();
  const say = useSay();
  const act = useAct();
  const refresh = useForumRefresh();
  const [isEdited, setEdited] = useState(false);
  const article = useRef<HTMLElement>(null);
  const isQuestion = title !== undefined;
  useEffect(() => {
    if (!isArrived) return;
    article.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({ block: 'nearest' });
  }, [isArrived]);
  const leave = () => {
    setEdited(false);
    article.current?.focus();
  };
  return (
    <article
      ref={article}
      className={styles.post}
      tabIndex={-1}
      aria-label={post.author?.name ?? say('nobody')}
    >
      <Head post={post} />
      {post.is_hidden && (
        <Badge tone="warning" icon={EyeOff}>
          {say('hidden')}
        </Badge>
      )}
      {isEdited && post.text !== null ? (
        <PostForm
          customer={customer}
          place={`change.${post.id}`}
          hasTitle={isQuestion}
          values={{ title, text: post.text }}
          label={say(isQuestion ? 'field.text' : 'field.reply')}
          submit={say('save')}
          isPrimary={false}
          isAsked
          send={async (body) => {
            await act('learning.forum.edit', { params: { id: post.id }, body }, { quiet: true });
            await refresh();
          }}
          onSent={leave}
          onCancel={leave}
        />
      ) : (
        <>
          {post.text === null ? (
            <Text tone="muted">{say('removed')}</Text>
          ) : (
            <p
              className={styles.text}
              lang={post.language === locale ? undefined : (post.language ?? undefined)}
            >
              {post.text}
            </p>
          )}
          <Actions post={post} isQuestion={isQuestion} onEdit={() => setEdited(true)} onRemoved={onRemoved} />
        </>
      )}
    </article>
  );
}
