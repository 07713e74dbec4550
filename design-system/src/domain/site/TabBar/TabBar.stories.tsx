import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Heart, LayoutDashboard, Search, UserRound } from 'lucide-react';
import { TabBar, TabBarSpace } from './TabBar.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof TabBar> = {
  title: 'Site/TabBar',
  component: TabBar,
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { label: t('Apžvalga'), href: '/dashboard', icon: LayoutDashboard },
      { label: t('Kursai'), href: '/dashboard/courses', icon: BookOpen, current: true },
      { label: t('Ieškoti'), href: '/discover', icon: Search },
      { label: t('Mėgstami'), href: '/dashboard/favourites', icon: Heart },
      { label: t('Profilis'), href: '/dashboard/settings', icon: UserRound },
    ],
  },
  render: (args) => (
    <>
      <TabBarSpace />
      <TabBar {...args} />
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof TabBar>;

/** Below 900 px only. */
export const OnPhone: Story = {};

/** Renders nothing. */
export const Empty: Story = { args: { items: [] } };
