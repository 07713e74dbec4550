import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Timer } from './Timer.tsx';
import { said } from '../../../internal/said.fixtures.ts';
import { timerWords } from './Timer.words.ts';

/** Pictures are of a moment that does not pass. */
const now = Date.parse('2026-11-23T10:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();

let restore: (() => void) | undefined;

/** A clock that the story sets. */
function setClock(milliseconds: number) {
  Date.now = () => milliseconds;
  document.dispatchEvent(new Event('visibilitychange'));
}

const meta = {
  title: 'Learning/Timer',
  tags: ['new'],
  component: Timer,
  args: { deadline: at(1200), duration: 1200, onEnd: fn() },
  beforeEach: () => {
    const real = Date.now;
    restore = () => {
      Date.now = real;
    };
    setClock(now);
    return () => {
      restore?.();
    };
  },
} satisfies Meta<typeof Timer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: said(timerWords, 'label') })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('20:00');
    await userEvent.click(canvas.getByRole('button', { name: said(timerWords, 'hide') }));
    await expect(canvas.queryByRole('timer')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: said(timerWords, 'show') }));
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};

/** Announced at half, five minutes, one minute, ten seconds and the end; after a sleep only the latest. */
export const Announcing: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvasElement }) => {
    const live = canvasElement.querySelector('[aria-live="polite"]');
    const hears = async (seconds: number, words: string) => {
      setClock(now + (1200 - seconds) * 1000);
      await waitFor(() => expect(live).toHaveTextContent(words));
    };
    setClock(now + 300_000);
    await expect(live).toBeEmptyDOMElement();
    await hears(600, said(timerWords, 'half', { time: said(timerWords, 'minutes', { count: 10 }) }));
    await hears(300, said(timerWords, 'left', { time: said(timerWords, 'minutes', { count: 5 }) }));
    await hears(21, said(timerWords, 'left', { time: said(timerWords, 'seconds', { count: 21 }) }));
    await hears(10, said(timerWords, 'left', { time: said(timerWords, 'seconds', { count: 10 }) }));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await hears(0, said(timerWords, 'over'));
    await hears(-60, said(timerWords, 'over'));
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

export const Hours: Story = { args: { deadline: at(3909) } };

/** Told by words and an icon as well as by colour. */
export const Soon: Story = { args: { deadline: at(42) } };

/** Hidden, it still says when the time runs out. */
export const HiddenAndSoon: Story = { args: { deadline: at(42), defaultHidden: true } };

export const Over: Story = { args: { deadline: at(-1) } };
