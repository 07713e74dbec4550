import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Tooltip, tooltipSides } from './Tooltip.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: t('Pažymima automatiškai, kai medžiaga atverta'),
    trigger: <Button variant="outline">{t('Skaidrės')}</Button>,
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false }, side: { control: 'select', options: tooltipSides } },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows on focus, hides on Esc, and describes its control throughout. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: t('Skaidrės') });
    const words = canvas.getByText(t('Pažymima automatiškai, kai medžiaga atverta'));
    await expect(button).toHaveAccessibleDescription(t('Pažymima automatiškai, kai medžiaga atverta'));
    await expect(words).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(words).toBeVisible();
    const box = words.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.keyboard('{Escape}');
    await expect(words).not.toBeVisible();
    await expect(button).toHaveFocus();
    button.blur();
    await userEvent.tab();
    await expect(words).toBeVisible();
  },
};

/** The page may keep it: then it says when it would open or close, and does neither itself. */
export const Controlled: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByText(t('Pažymima automatiškai, kai medžiaga atverta'));
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(words).not.toBeVisible();
    canvas.getByRole('button').blur();
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2));
    await expect(words).not.toBeVisible();
  },
};

/** Open at first, until Esc, or the pointer or the focus leaves. */
export const Open: Story = {
  // It closes as the pointer or the focus leaves, which a picture cannot hold still.
  tags: ['no-picture'],
  args: { defaultOpen: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByText(t('Pažymima automatiškai, kai medžiaga atverta'));
    await expect(words).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(words).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(words).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    canvas.getByRole('button').blur();
    await waitFor(() => expect(words).not.toBeVisible());
  },
};

/** The tip stays within the screen. */
export const AtTheEdges: Story = {
  tags: ['!dev', '!autodocs'],
  args: { side: 'above', text: longWords.lt },
  render: (args) => (
    <Inline justify="between" wrap={false}>
      <Tooltip {...args} />
      <Tooltip {...args} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, last] = canvas.getAllByText(longWords.lt);
    await userEvent.tab();
    await expect(first).toBeVisible();
    await expect(first?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(last).toBeVisible();
    await expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
