import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoreLinks } from './StoreLinks.tsx';

const meta: Meta<typeof StoreLinks> = {
  title: 'Site/StoreLinks',
  component: StoreLinks,
  args: {
    links: { ios: 'https://apps.example.com/ios', android: 'https://apps.example.com/android' },
  },
};
export default meta;

/** Each link names its store and says that it leaves the site. */
export const Both: StoryObj<typeof StoreLinks> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^App Store \(.+\)$/ })).toHaveAttribute(
      'href',
      'https://apps.example.com/ios',
    );
    await expect(canvas.getByRole('link', { name: /^Google Play \(.+\)$/ })).toBeVisible();
  },
};
