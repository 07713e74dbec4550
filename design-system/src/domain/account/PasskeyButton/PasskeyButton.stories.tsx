import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../../primitives/Stack/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { asking, cancelled, unknownPasskey } from './PasskeyButton.fixtures.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { passkeyButtonWords } from './PasskeyButton.words.ts';

const meta = {
  title: 'Account/PasskeyButton',
  tags: ['new'],
  component: PasskeyButton,
  args: { supported: true, onConfirm: fn(async () => {}) },
} satisfies Meta<typeof PasskeyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: said(passkeyButtonWords, 'signIn') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** In the settings of the account. */
export const Register: Story = { args: { purpose: 'register', variant: 'primary' } };

/** The device asks; a second press does nothing. */
export const Waiting: Story = {
  args: { onConfirm: fn(asking) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(said(passkeyButtonWords, 'waiting'));
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The person cancelled, or the time was up: no error, and the same button again. */
export const Refused: Story = {
  args: { onConfirm: fn(cancelled) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(await canvas.findByText(said(passkeyButtonWords, 'refused'))).toBeVisible();
    await expect(button).toHaveAccessibleName(said(passkeyButtonWords, 'retry'));
    await expect(button).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { onConfirm: fn(unknownPasskey) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(said(passkeyButtonWords, 'failed'))).toBeVisible();
  },
};

/** Words in place of the button. */
export const NotSupported: Story = { args: { supported: false } };

/** Beside a username the browser offers passkeys too, by its `autocomplete`. */
export const BesideAUsername: Story = {
  render: (args) => (
    <Stack gap={24}>
      <TextInput label={t('El. paštas')} type="email" autoComplete="username webauthn" />
      <PasskeyButton {...args} />
    </Stack>
  ),
};
