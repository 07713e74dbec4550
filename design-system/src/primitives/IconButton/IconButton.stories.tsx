import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Menu, ShoppingCart, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton, IconLink, iconButtonShapes } from './IconButton.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: X, label: t('Uždaryti'), onClick: fn() },
  argTypes: { icon: { control: false }, shape: { control: 'select', options: iconButtonShapes } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: said(translations, 'close') });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const words = within(button).getByText(said(translations, 'close'));
    await expect(words).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(words).not.toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Inline>
        <IconButton icon={Menu} label={t('Meniu')} />
        <IconButton icon={X} label={t('Uždaryti')} shape="ring" />
        <IconButton icon={Heart} label={t('Įtraukti į mėgstamus')} shape="plate" />
        <IconButton icon={X} label={t('Siunčiama')} loading />
        <IconButton icon={X} label={t('Negalima')} disabled />
        <IconLink icon={ShoppingCart} label={t('Krepšelis')} href="#cart" tip="below-start" />
        <IconLink icon={ShoppingCart} size="bar" count={2} label={t('Krepšelis, 2 kursai')} href="#cart" />
      </Inline>
      <Panel tone="deep">
        <Inline>
          <IconButton icon={Menu} label={t('Meniu')} />
          <IconButton icon={X} label={t('Uždaryti')} shape="ring" />
        </Inline>
      </Panel>
    </Stack>
  ),
};

/** The state of a favourite is `aria-pressed`; the name stays the same. */
export const Favourite: Story = {
  render: function Render() {
    const [on, setOn] = useState(false);
    return (
      <IconButton
        icon={Heart}
        label={t('Įtraukti į mėgstamus')}
        shape="plate"
        filled={on}
        aria-pressed={on}
        onClick={() => {
          setOn(!on);
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: t('Įtraukti į mėgstamus') });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};
