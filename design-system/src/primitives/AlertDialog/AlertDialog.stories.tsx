import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords, sentences } from '../../internal/words.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { alertDialogWords } from './AlertDialog.words.ts';

const meta: Meta<typeof AlertDialog> = {
  title: 'Primitives/AlertDialog',
  tags: ['new'],
  component: AlertDialog,
  args: {
    title: t('Ištrinti atsiliepimą?'),
    description: t('Jo nebematys nei jūs, nei kiti. Atkurti nebus galima.'),
    confirm: t('Ištrinti'),
    onConfirm: fn(),
    trigger: <Button variant="outline">{t('Ištrinti atsiliepimą')}</Button>,
  },
  argTypes: { children: { control: false }, trigger: { control: false } },
};
export default meta;
type Story = StoryObj<typeof AlertDialog>;

/** It opens on the harmless button; Esc answers so too, an outside press does not, and the focus returns. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: t('Ištrinti atsiliepimą') });
    const gone = async () => {
      await waitFor(async () => {
        await expect(canvas.queryByRole('alertdialog')).toBeNull();
      });
      await expect(opener).toHaveFocus();
    };
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('alertdialog', { name: t('Ištrinti atsiliepimą?') });
    await expect(dialog).toHaveAccessibleDescription(
      t('Jo nebematys nei jūs, nei kiti. Atkurti nebus galima.'),
    );
    const cancel = canvas.getByRole('button', { name: said(alertDialogWords, 'cancel') });
    await waitFor(() => expect(cancel).toHaveFocus());
    if (dialog.parentElement !== null) await userEvent.click(dialog.parentElement);
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await gone();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: t('Ištrinti') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await gone();
    await userEvent.click(opener);
    await canvas.findByRole('alertdialog');
  },
};

/** Until the promise is kept nothing closes it. */
export const Working: Story = {
  args: { defaultOpen: true, onConfirm: () => new Promise<void>(() => undefined) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const confirm = await canvas.findByRole('button', { name: t('Ištrinti') });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
  },
};

/** What failed is said where it was asked. */
export const Failed: Story = {
  args: { defaultOpen: true, onConfirm: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('Ištrinti') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(said(alertDialogWords, 'failed'));
    await userEvent.click(canvas.getByRole('button', { name: said(alertDialogWords, 'cancel') }));
    await waitFor(async () => {
      await expect(canvas.queryByRole('alertdialog')).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: t('Ištrinti atsiliepimą') }));
    await canvas.findByRole('alertdialog');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('Ištrinti') }));
    await canvas.findByRole('alert');
  },
};

/** Nothing is lost: the filled button is no red one. */
export const Harmless: Story = {
  args: {
    defaultOpen: true,
    tone: 'primary',
    title: t('Baigti bandymą?'),
    description: t('Neatsakyti liko 3 klausimai iš 20.'),
    confirm: t('Baigti'),
    texts: { cancel: t('Grįžti prie klausimų') },
  },
};

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    defaultOpen: true,
    title: longWords.lt,
    description: sentences.ru,
    children: sentences.lt,
    confirm: longWords.lt,
  },
};
