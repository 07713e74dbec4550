import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { AppDownloadNotice } from './AppDownloadNotice.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof AppDownloadNotice> = {
  title: 'Site/AppDownloadNotice',
  component: AppDownloadNotice,
  args: {
    title: t('Medeina telefone.'),
    children: t('Tęskite temą ten, kur baigėte.'),
    links: [{ label: t('Atsisiųsti'), href: '#app' }],
    onNeverChange: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof AppDownloadNotice>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('Atsisiųsti') })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onNeverChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: longWords.ru,
    children: longWords.lt,
    texts: { never: longWords.lt },
    links: [
      { label: 'App Store', href: '#ios' },
      { label: 'Google Play', href: '#android' },
    ],
  },
};
