import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ShareDialog } from './ShareDialog.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { shareDialogWords } from './ShareDialog.words.ts';

const address = 'https://medeina.example/course-about/101';

const meta: Meta<typeof ShareDialog> = {
  title: 'Catalogue/ShareDialog',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: ShareDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    address,
    subject: t('Pradinis gaivinimas ir AID'),
    targets: [
      {
        label: 'Facebook',
        href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
      },
      {
        label: 'LinkedIn',
        href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
      },
      { label: t('El. paštu'), href: `mailto:?body=${encodeURIComponent(address)}`, local: true },
    ],
    onCopied: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ShareDialog>;

/** The address is focused and selected; Escape closes the dialog. */
export const Open: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: said(shareDialogWords, 'title') }));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: said(shareDialogWords, 'address') });
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(address.length);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Replaces the browser's clipboard; returns the clean-up. */
function replaceClipboard(writeText: () => Promise<void>): () => void {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (original === undefined) Reflect.deleteProperty(navigator, 'clipboard');
    else Object.defineProperty(navigator, 'clipboard', original);
  };
}

/** The address is selected; if the clipboard is available, the button confirms the copy. */
export const Copying: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: said(shareDialogWords, 'title') }));
    const writeText = fn(() => Promise.resolve());
    const putBack = replaceClipboard(writeText);
    await userEvent.click(dialog.getByRole('button', { name: said(shareDialogWords, 'copy') }));
    await expect(await dialog.findByRole('button', { name: said(shareDialogWords, 'copied') })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(address);
    await expect(args.onCopied).toHaveBeenCalledOnce();
    putBack();
  },
};

/** On plain HTTP the clipboard is not available: a message says so, and the address is selected. */
export const Refused: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: said(shareDialogWords, 'title') }));
    const putBack = replaceClipboard(() => Promise.reject(new Error('not allowed')));
    await userEvent.click(dialog.getByRole('button', { name: said(shareDialogWords, 'copy') }));
    await expect(await dialog.findByText(said(shareDialogWords, 'failed'))).toBeVisible();
    await expect(args.onCopied).not.toHaveBeenCalled();
    putBack();
  },
};

/** A note says that a phone cannot open the code, as in development. */
export const OnThisComputer: Story = {
  args: {
    address: 'http://localhost:3000/course-about/101',
    codeNote: t('Šis kodas veda tik į šį kompiuterį (localhost): telefonas jo neatvers.'),
  },
};
