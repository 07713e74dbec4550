import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, ExternalLink, Heart } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../../primitives/Inline/index.ts';
import { longWords } from '../../../internal/words.fixtures.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { profileMenuWords } from './ProfileMenu.words.ts';

const meta: Meta<typeof ProfileMenu> = {
  title: 'Account/ProfileMenu',
  component: ProfileMenu,
  args: {
    name: 'Rūta Kazlauskaitė',
    detail: t('Nemuno klinikos'),
    items: [
      { label: t('Mano kursai'), href: '/dashboard/courses', icon: BookOpen, current: true },
      { label: t('Mėgstami'), href: '/dashboard/favourites', icon: Heart },
      { label: t('Mokymosi sistema'), href: 'https://lms.example', icon: ExternalLink, external: true },
    ],
    onLogOut: fn(),
  },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ProfileMenu>;

export const Closed: Story = {};

/** By keyboard: open, walk, close, open again, log out. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', {
      name: said(profileMenuWords, 'button', { name: 'Rūta Kazlauskaitė' }),
    });
    const row = (name: string) => canvas.getByRole('menuitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row(t('Mano kursai'))).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(t('Mėgstami'))).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(row(t('Mano kursai'))).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row(t('Mano kursai'))).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: said(profileMenuWords, 'logOut') })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(row(t('Mano kursai'))).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    // The pressed row is hidden now, but the focus is not lost.
    await expect(button).toHaveFocus();
    button.blur();
  },
};

export const Open: Story = {
  args: { name: 'Елена Александровна Константинопольская', detail: longWords.ru },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

/** Without links: the user and "log out". */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(1));
  },
};
