import { isLanguage } from '@medeina/contract';
import { ConversationList, MessageThread } from '@medeina/design-system/domain/MessageThread';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHead } from '../../shell/head.tsx';
import { conversationsIn } from './MessagesFake.ts';
import * as styles from './MessagesPage.css.ts';

interface Written {
  readonly conversation: string;
  readonly text: string;
  readonly moment: string;
}

/** A mock-up of the screen for messages: its people and words are invented, and what is written stays in the window. */
export function Page() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `account.messages.${id}` });
  const conversations = conversationsIn(isLanguage(intl.locale) ? intl.locale : 'lt');
  const [chosen, setChosen] = useState('instructor');
  const [read, setRead] = useState<ReadonlySet<string>>(new Set(['instructor']));
  const [written, setWritten] = useState<readonly Written[]>([]);
  useHead({ title: text('title'), isPrivate: true });
  const current = conversations.find(({ id }) => id === chosen) ?? conversations[0];
  return (
    <Band block="page">
      <div className={styles.page}>
        <Heading level={1}>{text('title')}</Heading>
        <Banner tone="info" title={text('sample')}>
          {text('sample.text')}
        </Banner>
        <div className={styles.columns}>
          <ConversationList
            value={chosen}
            onChange={(id) => {
              setChosen(id);
              setRead(new Set([...read, id]));
            }}
            conversations={conversations.map(({ id, person, messages, unread }) => {
              const last = written.findLast((one) => one.conversation === id);
              return {
                id,
                title: person,
                last: last?.text ?? messages.at(-1)?.text ?? '',
                time: last === undefined ? (messages.at(-1)?.time ?? '') : text('now'),
                unread: read.has(id) ? 0 : unread,
              };
            })}
          />
          {current !== undefined && (
            <MessageThread
              key={current.id}
              title={current.person}
              subtitle={current.role}
              messages={[
                ...current.messages.map((message, index) => ({
                  ...message,
                  id: String(index),
                  author: message.own ? text('you') : current.person,
                })),
                ...written
                  .filter((one) => one.conversation === current.id)
                  .map((one, index) => ({
                    id: `own-${String(index)}`,
                    author: text('you'),
                    own: true,
                    text: one.text,
                    time: text('now'),
                    moment: one.moment,
                  })),
              ]}
              onSend={(words) => {
                setWritten([
                  ...written,
                  { conversation: current.id, text: words, moment: new Date().toISOString() },
                ]);
              }}
            />
          )}
        </div>
      </div>
    </Band>
  );
}
