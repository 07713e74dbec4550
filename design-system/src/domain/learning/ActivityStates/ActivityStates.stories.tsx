import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { ActivityExpired, ActivityNotFound } from './ActivityStates.tsx';

const meta: Meta<typeof ActivityExpired> = {
  title: 'Learning/ActivityStates',
  component: ActivityExpired,
  args: {
    title: 'Sesija baigėsi',
    children: 'Tai, ką išsaugojote, liko. Atnaujinkite veiklą ir tęskite.',
    refresh: { label: 'Atnaujinti', onPress: fn() },
  },
};
export default meta;

type Story = StoryObj<typeof ActivityExpired>;

/** 403: announced, and one button opens the activity again. */
export const Expired: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Sesija baigėsi');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.refresh.onPress).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = {
  args: { refresh: { label: 'Atnaujinti', onPress: fn(), loading: true } },
};

/** 404: back to the course. */
export const NotFound: Story = {
  render: () => (
    <ActivityNotFound title="Veiklos nebėra" back={{ label: 'Grįžti į kursą', href: '/course/101/theory' }}>
      Ji pašalinta arba perkelta. Kitos kurso dalys liko.
    </ActivityNotFound>
  ),
};

export const Russian: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  args: {
    title: 'Сеанс завершён',
    children: 'Сохранённое осталось. Обновите задание и продолжайте.',
    refresh: { label: 'Обновить', onPress: fn() },
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${longWords.lt} ${longWords.ru}`,
    children: sentences.lt,
    refresh: { label: longWords.lt, onPress: fn() },
  },
};
