import { useEffect, useId, useRef } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Send } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { messageThreadWords } from './MessageThread.words.ts';
import type { MessageThreadWord } from './MessageThread.words.ts';
import * as styles from './MessageThread.css.ts';

export interface ThreadMessage {
  id: string;
  author: string;
  /** Written by the current user. */
  own?: boolean | undefined;
  text: string;
  /** "10:42" or "Yesterday, 10:42" */
  time: string;
  /** ISO 8601, for `<time>`. */
  moment?: string | undefined;
}

export interface MessageThreadProps extends RootProps {
  /** The other person, or the subject. */
  title: string;
  /** Below it: a role, a course. */
  subtitle?: string | undefined;
  /** The messages, oldest first. */
  messages: readonly ThreadMessage[];
  /** The text of the reply. */
  value?: string | undefined;
  /** The text of the reply at first. */
  defaultValue?: string | undefined;
  /** The reply was written on. */
  onChange?: ((text: string) => void) | undefined;
  /** The reply was sent; blank ones are not. */
  onSend: (text: string) => void;
  /** The level of the heading. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<MessageThreadWord, string>> | undefined;
}

/** A conversation, oldest message first, with a field to reply. */
export function MessageThread({
  title,
  subtitle,
  messages,
  value,
  defaultValue = '',
  onChange,
  onSend,
  headingLevel = 2,
  texts,
  ...root
}: MessageThreadProps) {
  const say = useWords(messageThreadWords, texts);
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [text, setText] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
  });
  const count = messages.length;
  useEffect(() => {
    // Scrolls to the newest message; the list only, never the page.
    const box = list.current;
    if (box && count > 0) box.scrollTop = box.scrollHeight;
  }, [count]);
  const send = () => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    onSend(trimmed);
    setText('');
  };
  return (
    <section {...root} className={styles.thread} aria-labelledby={id}>
      <header className={styles.head}>
        <Avatar name={title} />
        <div className={styles.names}>
          <Heading id={id} level={headingLevel} size="h4">
            {title}
          </Heading>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
      </header>
      {/* Rendered before the first message: only additions to a known live region are announced. */}
      <div className={styles.live} aria-live="polite">
        {count === 0 ? (
          <div className={styles.none}>
            <EmptyState title={say('empty')} headingLevel={3} />
          </div>
        ) : (
          // Scroll containers must be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <ol ref={list} className={styles.list} tabIndex={0} aria-labelledby={id}>
            {messages.map((message) => (
              <li
                key={message.id}
                className={classes(styles.message, message.own === true && styles.ownMessage)}
              >
                <VisuallyHidden>{message.author}: </VisuallyHidden>
                <p className={classes(styles.bubble, message.own === true && styles.ownBubble)}>
                  {message.text}
                </p>
                <time className={styles.time} dateTime={message.moment}>
                  {message.time}
                </time>
              </li>
            ))}
          </ol>
        )}
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextArea
          label={say('field')}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              send();
            }
          }}
        />
        <div>
          <Button type="submit" variant="outline" icon={Send} full="mobile">
            {say('send')}
          </Button>
        </div>
      </form>
    </section>
  );
}

export interface Conversation {
  id: string;
  title: string;
  /** The beginning of the newest message. */
  last: string;
  time: string;
  /** How many messages are unread: said in words, not by a dot alone. */
  unread?: number | undefined;
}

export interface ConversationListProps extends RootProps<HTMLUListElement> {
  /** The name of the list, in place of "Conversations". */
  label?: string | undefined;
  /** The conversations, the one with the newest message first. */
  conversations: readonly Conversation[];
  /** The id of the open conversation; `''` for none. */
  value?: string | undefined;
  /** The one that is open at first. */
  defaultValue?: string | undefined;
  /** A conversation was opened. */
  onChange?: ((id: string) => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<MessageThreadWord, string>> | undefined;
}

/** The conversations, the open one marked. Renders nothing without any. */
export function ConversationList({
  label,
  conversations,
  value,
  defaultValue = '',
  onChange,
  texts,
  ...root
}: ConversationListProps) {
  const say = useWords(messageThreadWords, texts);
  const [current, choose] = useControllableState({ prop: value, defaultProp: defaultValue, onChange });
  if (conversations.length === 0) return null;
  return (
    <ul {...root} className={styles.conversations} aria-label={label ?? say('list')}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <button
            type="button"
            className={classes(
              styles.conversation,
              conversation.id === current && styles.currentConversation,
            )}
            aria-current={conversation.id === current ? 'true' : undefined}
            onClick={() => {
              choose(conversation.id);
            }}
          >
            <Avatar name={conversation.title} />
            <span className={styles.names}>
              <span className={styles.line}>
                <b>{conversation.title}</b>
                <span className={styles.when}>{conversation.time}</span>
              </span>
              <span className={styles.last}>{conversation.last}</span>
              {conversation.unread !== undefined && conversation.unread > 0 && (
                <span className={styles.unread}>{say('unread', { count: conversation.unread })}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
