import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, ExternalLink, Heart } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/index.ts';
import { longWords } from '../../internal/words.fixtures.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta: Meta<typeof ProfileMenu> = {
  title: 'Domain/ProfileMenu',
  component: ProfileMenu,
  args: {
    name: 'Rūta Kazlauskaitė',
    detail: 'Nemuno klinikos',
    items: [
      { label: 'Mano kursai', href: '/dashboard/courses', icon: BookOpen, current: true },
      { label: 'Mėgstami', href: '/dashboard/favourites', icon: Heart },
      { label: 'Mokymosi sistema', href: 'https://lms.example', icon: ExternalLink, external: true },
    ],
    labels: { menu: 'paskyros meniu', logOut: 'Atsijungti' },
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

/** By keyboard: open, walk to the end, log out. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Mano kursai' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Atsijungti' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  args: { name: 'Елена Александровна Константинопольская', detail: longWords.ru },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
