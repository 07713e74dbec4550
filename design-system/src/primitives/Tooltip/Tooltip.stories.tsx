import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
