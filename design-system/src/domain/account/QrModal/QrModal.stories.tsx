import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { QrModal } from './QrModal.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { qrModalWords } from './QrModal.words.ts';

const meta: Meta<typeof QrModal> = {
  title: 'Account/QrModal',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  component: QrModal,
  args: {
    open: true,
    onOpenChange: fn(),
    value: 'https://medeina.example/connect/8d1f0c',
    secondsLeft: 272,
    appHref: 'https://medeina.example/connect/8d1f0c',
    onRenew: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof QrModal>;

export const Code: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: said(qrModalWords, 'title') }));
    // On a phone too, in the step that speaks of it.
    const scan = dialog.getByText(said(qrModalWords, 'scan')).closest('li');
    await expect(
      within(scan ?? document.body).getByRole('img', { name: said(qrModalWords, 'code') }),
    ).toBeVisible();
    await expect(dialog.getByText(said(qrModalWords, 'scanUntil', { time: '4:32' }))).toBeVisible();
  },
};

/** By keyboard: opened by its trigger, closed by Escape, the focus is back where it was. */
export const Keys: Story = {
  tags: ['!dev', '!autodocs'],
  args: { open: undefined, trigger: <Button>{t('Antras įrenginys')}</Button> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: t('Antras įrenginys') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: said(qrModalWords, 'title') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** For a device without a camera: the address can be copied, and without a clipboard it is selected. */
export const Copying: Story = {
  beforeEach: () => {
    const write = fn().mockRejectedValueOnce(new Error('no clipboard')).mockResolvedValue(undefined);
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    return () => {
      if (own === undefined) Reflect.deleteProperty(navigator, 'clipboard');
      else Object.defineProperty(navigator, 'clipboard', own);
    };
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: said(qrModalWords, 'address') });
    await expect(field).toHaveValue('https://medeina.example/connect/8d1f0c');
    await userEvent.click(dialog.getByRole('button', { name: said(qrModalWords, 'copy') }));
    await expect(await dialog.findByText(said(qrModalWords, 'copyFailed'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: said(qrModalWords, 'copy') }));
    await expect(await dialog.findByRole('button', { name: said(qrModalWords, 'copied') })).toBeVisible();
  },
};

/** With text twice as large the numbers stay in their circles. */
export const LargeText: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const numbers = [...dialog.querySelectorAll<HTMLElement>('li > [aria-hidden="true"]')];
    await expect(numbers).toHaveLength(3);
    for (const number of numbers) {
      const digit = document.createRange();
      digit.selectNodeContents(number);
      await expect(digit.getBoundingClientRect().height).toBeLessThanOrEqual(number.clientHeight);
    }
  },
};

export const Russian: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'ru' } };

export const Loading: Story = { args: { value: undefined } };

/** An expired code is faded, with a button for a new one; the address is gone. */
export const Expired: Story = {
  args: { secondsLeft: 0 },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: said(qrModalWords, 'renew') }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { value: undefined, failed: true } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    texts: {
      title: `${longWords.lt} ${longWords.ru}`,
      camera: longWords.ru,
      cameraText: sentences.ru,
      scan: longWords.lt,
      scanUntil: sentences.lt,
      confirm: longWords.en,
      app: longWords.ru,
    },
  },
};
