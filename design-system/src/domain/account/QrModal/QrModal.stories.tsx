import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { QrModal } from './QrModal.tsx';
import type { QrModalProps } from './QrModal.tsx';

const meta: Meta<typeof QrModal> = {
  title: 'Account/QrModal',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  component: QrModal,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Prijunkite antrą įrenginį',
    steps: [
      { title: 'Atverkite kamerą', text: 'Telefono arba planšetės, kurioje norite mokytis.' },
      { title: 'Nuskaitykite kodą', text: 'Kodas galioja dar 4:32.' },
      { title: 'Patvirtinkite prisijungimą', text: 'Tęsite ta pačia tema. Čia liksite prisijungę.' },
    ],
    value: 'https://medeina.example/connect/8d1f0c',
    labels: { code: 'QR kodas', loading: 'Kodas ruošiamas' },
    link: { label: 'Tęsti programėlėje', href: 'https://medeina.example/connect/8d1f0c' },
  },
};
export default meta;

type Story = StoryObj<typeof QrModal>;

export const Code: Story = {};

function Opening(props: QrModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Antras įrenginys
      </Button>
      <QrModal {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** By keyboard: opened, closed by Escape, the focus is back where it was. */
export const Keys: Story = {
  tags: ['!dev', '!autodocs'],
  render: Opening,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Antras įrenginys' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Prijunkite antrą įrenginį' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Loading: Story = { args: { value: undefined } };

/** An expired code is faded, with a button for a new one. */
export const Expired: Story = {
  args: {
    renewal: { reason: 'Kodas nebegalioja.', label: 'Naujas kodas', onPress: fn() },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Naujas kodas' }));
    await expect(args.renewal?.onPress).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    value: undefined,
    renewal: { reason: 'Kodo gauti nepavyko.', label: 'Bandyti dar kartą', onPress: fn() },
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${longWords.lt} ${longWords.ru}`,
    steps: [
      { title: longWords.ru, text: sentences.ru },
      { title: longWords.lt, text: sentences.lt },
      { title: longWords.en },
    ],
    link: { label: longWords.ru, href: '#connect' },
  },
};
