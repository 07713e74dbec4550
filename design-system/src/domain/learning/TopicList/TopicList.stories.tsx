import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Grid } from '../../../primitives/Grid/index.ts';
import { TopicList, TopicListSkeleton } from './TopicList.tsx';
import type { Topic } from './TopicList.tsx';

const topics: readonly Topic[] = [
  {
    id: '1',
    title: 'Širdies sustojimo atpažinimas ir pirmieji veiksmai',
    href: '/course/101/theory/1',
    state: 'done',
    detail: 'Baigta',
    share: 1,
  },
  {
    id: '2',
    title: 'Kokybiškas krūtinės ląstos paspaudimas ir ventiliacija',
    href: '/course/101/theory/2',
    state: 'done',
    detail: 'Baigta',
    share: 1,
  },
  {
    id: '3',
    title: 'Ritmo atpažinimas ir defibriliacija',
    href: '/course/101/theory/3',
    state: 'open',
    detail: '3 iš 6 dalių · liko 44 min.',
    share: 0.5,
  },
  {
    id: '4',
    title: 'Kvėpavimo takai ir kapnografija',
    href: '/course/101/theory/4',
    state: 'open',
    detail: '4 dalys · 55 min.',
    share: 0,
  },
  {
    id: '6',
    title: 'Slauga ir gydymas po gaivinimo',
    href: '/course/101/theory/6',
    state: 'locked',
    detail: 'Atsivers baigus 5 temą',
    share: 0,
  },
];

const meta: Meta<typeof TopicList> = {
  title: 'Learning/TopicList',
  component: TopicList,
  args: { title: 'Temos', topics, currentId: '3', position: '3 tema iš 6' },
  decorators: [
    (Story) => (
      <Grid columns={4}>
        <Story />
      </Grid>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TopicList>;

/** On a phone the current topic opens the list; locked topics are no links. */
export const Topics: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.queryByRole('button', { name: /Ritmo atpažinimas/ });
    if (button !== null) {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /Širdies/ })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(canvas.getByRole('link', { name: /Ritmo atpažinimas/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByRole('link', { name: /Slauga/ })).toBeNull();
  },
};

export const Folded: Story = {};

export const AllDone: Story = {
  args: {
    topics: topics.map(({ id, title, href }) => ({
      id,
      title,
      href,
      state: 'done',
      detail: 'Baigta',
      share: 1,
    })),
    currentId: '2',
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    topics: [
      {
        id: '1',
        title: `${longWords.ru} ${longWords.lt} ${longWords.en}`,
        href: '/1',
        state: 'open',
        detail: longWords.lt,
        share: 0.2,
      },
    ],
    currentId: '1',
    lang: 'ru',
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { topics: [], currentId: undefined } };

export const Loading: Story = { render: () => <TopicListSkeleton label="Temos kraunamos" /> };
