import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Grid } from '../../../primitives/Grid/index.ts';
import { TopicList, TopicListSkeleton } from './TopicList.tsx';
import type { Topic } from './TopicList.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing } from '../../../internal/said.fixtures.ts';

const topics: readonly Topic[] = [
  {
    id: '1',
    title: t('Širdies sustojimo atpažinimas ir pirmieji veiksmai'),
    href: '/course/101/theory/1',
    state: 'done',
    done: 5,
    total: 5,
  },
  {
    id: '2',
    title: t('Kokybiškas krūtinės ląstos paspaudimas ir ventiliacija'),
    href: '/course/101/theory/2',
    state: 'done',
    done: 5,
    total: 5,
  },
  {
    id: '3',
    title: t('Ritmo atpažinimas ir defibriliacija'),
    href: '/course/101/theory/3',
    state: 'open',
    done: 3,
    total: 6,
    duration: 90,
    durationLeft: 44,
  },
  {
    id: '4',
    title: t('Kvėpavimo takai ir kapnografija'),
    href: '/course/101/theory/4',
    state: 'open',
    total: 4,
    duration: 55,
  },
  {
    id: '6',
    title: t('Slauga ir gydymas po gaivinimo'),
    href: '/course/101/theory/6',
    state: 'locked',
    reason: t('Atsivers baigus 5 temą'),
  },
];

const meta: Meta<typeof TopicList> = {
  title: 'Learning/TopicList',
  component: TopicList,
  args: { topics, currentId: '3' },
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
    const button = canvas.queryByRole('button', {
      name: containing(t('Ritmo atpažinimas ir defibriliacija')),
    });
    if (button !== null) {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(
        canvas.getByRole('link', {
          name: containing(t('Širdies sustojimo atpažinimas ir pirmieji veiksmai')),
        }),
      ).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(
      canvas.getByRole('link', { name: containing(t('Ritmo atpažinimas ir defibriliacija')) }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: containing(t('Slauga')) })).toBeNull();
  },
};

export const Folded: Story = { tags: ['no-picture'] };

/** Titles in the course's language, the rest in the page's. */
export const Russian: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  args: {
    lang: 'lt',
    topics: topics.map((topic) => ({
      ...topic,
      reason: topic.reason === undefined ? undefined : 'Откроется после темы 5',
    })),
  },
};

export const AllDone: Story = {
  args: {
    topics: topics.map(({ id, title, href }) => ({
      id,
      title,
      href,
      state: 'done',
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
        state: 'locked',
        reason: longWords.lt,
      },
    ],
    currentId: '1',
    lang: 'ru',
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { topics: [], currentId: undefined } };

export const Loading: Story = { render: () => <TopicListSkeleton /> };
