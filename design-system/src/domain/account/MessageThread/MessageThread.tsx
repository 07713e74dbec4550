import { useEffect, useId, useRef, useState } from 'react';
import { Send } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
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

export interface MessageThreadProps {
  /** The other person, or the subject. */
  title: string;
  /** Below it: a role, a course. */
  subtitle?: string | undefined;
  /** The oldest first. */
  messages: readonly ThreadMessage[];
  /** Shown without messages. */
  empty: string;
  /** The label of the field below. */
  label: string;
  /** The button: "Send". */
  submit: string;
  /** Called with the text that the user sends. */
  onSend: (text: string) => void;
}

/** A conversation, oldest message first, with a field to reply. */
export function MessageThread({
  title,
  subtitle,
  messages,
  empty,
  label,
  submit,
  onSend,
}: MessageThreadProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [text, setText] = useState('');
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
    <section className={styles.thread} aria-labelledby={id}>
      <header className={styles.head}>
        <Avatar name={title} />
        <div className={styles.names}>
          <Heading id={id} level={2} size="h4">
            {title}
          </Heading>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
      </header>
      {/* Rendered before the first message: only additions to a known live region are announced. */}
      <div className={styles.live} aria-live="polite">
        {count === 0 ? (
          <div className={styles.none}>
            <EmptyState title={empty} headingLevel={3} />
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
          label={label}
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
            {submit}
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
  /** "2 unread": a word, not only a dot. */
  unread?: string | undefined;
}

export interface ConversationListProps {
  /** The accessible name. */
  label: string;
  /** The latest first. */
  conversations: readonly Conversation[];
  /** The id of the open one. */
  current: string;
  /** Called with the id of the chosen one. */
  onChoose: (id: string) => void;
}

/** The conversations, the open one marked. Renders nothing without any. */
export function ConversationList({ label, conversations, current, onChoose }: ConversationListProps) {
  if (conversations.length === 0) return null;
  return (
    <ul className={styles.conversations} aria-label={label}>
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
              onChoose(conversation.id);
            }}
          >
            <Avatar name={conversation.title} />
            <span className={styles.names}>
              <span className={styles.line}>
                <b>{conversation.title}</b>
                <span className={styles.when}>{conversation.time}</span>
              </span>
              <span className={styles.last}>{conversation.last}</span>
              {conversation.unread !== undefined && (
                <span className={styles.unread}>{conversation.unread}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
