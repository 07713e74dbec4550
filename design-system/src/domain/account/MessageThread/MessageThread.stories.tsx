import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { ConversationList, MessageThread } from './MessageThread.tsx';
import type { ThreadMessage } from './MessageThread.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { messageThreadWords } from './MessageThread.words.ts';

const messages: readonly ThreadMessage[] = [
  {
    id: '1',
    author: 'Ieva Stonkutė',
    text: t('Laba diena. Ar patogu praktika gruodžio 4 d.?'),
    time: '9:12',
  },
  { id: '2', author: 'Rūta', own: true, text: t('Taip, būsiu.'), time: '9:20' },
  { id: '3', author: 'Ieva Stonkutė', text: t('Puiku. Iki tol baikite antrą temą.'), time: '9:21' },
];

const meta: Meta<typeof MessageThread> = {
  title: 'Account/MessageThread',
  component: MessageThread,
  args: {
    title: 'Ieva Stonkutė',
    subtitle: t('Instruktorė, ALS kursas'),
    messages,
    onSend: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof MessageThread>;

/** Blank messages are not sent; Ctrl with Enter sends too. */
export const Default: Story = {
  render: function Render(args) {
    const [all, setAll] = useState(args.messages);
    return (
      <MessageThread
        {...args}
        messages={all}
        onSend={(text) => {
          args.onSend(text);
          setAll([...all, { id: String(all.length + 1), author: 'Rūta', own: true, text, time: '9:30' }]);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(said(messageThreadWords, 'field'));
    await userEvent.type(field, '   ');
    await userEvent.click(canvas.getByRole('button', { name: said(messageThreadWords, 'send') }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ačiū');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('Ačiū');
    await expect(field).toHaveValue('');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('list').closest('[aria-live="polite"]')).not.toBeNull();
  },
};

/** Enter alone is a new line. The live region exists before the first message. */
export const Empty: Story = {
  args: { messages: [] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByText(said(messageThreadWords, 'empty')).closest('[aria-live]');
    await expect(region).toHaveAttribute('aria-live', 'polite');
    const field = canvas.getByLabelText(said(messageThreadWords, 'field'));
    await userEvent.type(field, 'Laba{Enter}diena');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await expect(args.onSend).toHaveBeenCalledWith('Laba\ndiena');
    field.blur();
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: longWords.ru,
    subtitle: longWords.lt,
    messages: [
      { id: '1', author: 'A', text: `${sentences.lt} ${'nenutrūkstamas'.repeat(16)}`, time: '9:00' },
      { id: '2', author: 'B', own: true, text: sentences.ru, time: '9:01' },
    ],
  },
};

export const Conversations: StoryObj<typeof ConversationList> = {
  render: () => (
    <ConversationList
      defaultValue="1"
      conversations={[
        { id: '1', title: 'Ieva Stonkutė', last: t('Puiku. Iki tol baikite antrą temą.'), time: '9:21' },
        { id: '2', title: 'Medeina', last: sentences.lt, time: t('Vakar'), unread: 2 },
        { id: '3', title: longWords.ru, last: longWords.lt, time: '11-02' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Medeina/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** The list renders nothing; the page shows an empty state. */
export const NoConversations: StoryObj<typeof ConversationList> = {
  render: () => (
    <>
      <ConversationList conversations={[]} />
      <EmptyState title={t('Žinučių dar nėra')} />
    </>
  ),
};
