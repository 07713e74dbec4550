import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, ExternalLink, Heart, LayoutDashboard, Settings2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Heading } from '../../../primitives/Heading/index.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { accountLayoutWords } from './AccountLayout.words.ts';

const meta: Meta<typeof AccountLayout> = {
  title: 'Account/AccountLayout',
  component: AccountLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    links: [
      { label: t('Apžvalga'), href: '/dashboard', icon: LayoutDashboard },
      { label: t('Mano kursai'), href: '/dashboard/courses', icon: BookOpen, current: true },
      { label: t('Mėgstami'), href: '/dashboard/favourites', icon: Heart },
      { label: t('Nustatymai'), href: '/dashboard/settings', icon: Settings2, separated: true },
      { label: t('Mokymosi sistema'), href: 'https://lms.example', icon: ExternalLink, external: true },
    ],
    onLogOut: fn(),
    children: <Heading level={1}>{t('Mano kursai')}</Heading>,
  },
};
export default meta;

type Story = StoryObj<typeof AccountLayout>;

/** Below 900 px the tab bar replaces the navigation. */
export const Account: Story = {
  play: async ({ args, canvasElement }) => {
    const logOut = within(canvasElement).queryByRole('button', { name: said(accountLayoutWords, 'logOut') });
    if (logOut === null) return;
    await userEvent.click(logOut);
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
