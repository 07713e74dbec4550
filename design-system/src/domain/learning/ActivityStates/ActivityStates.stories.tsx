import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { ActivityExpired, ActivityNotFound } from './ActivityStates.tsx';
import { said } from '../../../internal/said.fixtures.ts';
import { activityStateWords } from './ActivityStates.words.ts';

const meta: Meta<typeof ActivityExpired> = {
  title: 'Learning/ActivityStates',
  component: ActivityExpired,
  args: {
    onRefresh: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ActivityExpired>;

/** 403: announced, and one button opens the activity again. */
export const Expired: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      said(activityStateWords, 'expired'),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = {
  args: { refreshing: true },
};

/** 404: back to the course. */
export const NotFound: Story = {
  render: () => <ActivityNotFound backHref="/course/101/theory" />,
};

export const Russian: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'ru' } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    texts: { expired: `${longWords.lt} ${longWords.ru}`, refresh: longWords.lt },
    children: sentences.lt,
  },
};
