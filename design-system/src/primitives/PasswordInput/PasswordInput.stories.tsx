import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/PasswordInput',
  component: PasswordInput,
  args: { label: t('Slaptažodis'), autoComplete: 'current-password', defaultValue: 'rieve-2026' },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(t('Slaptažodis'));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: said(translations, 'showPassword') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <PasswordInput
        label={t('Naujas slaptažodis')}
        autoComplete="new-password"
        hint={t('Bent 8 ženklai: didžioji ir mažoji raidė, skaitmuo')}
      />
      <PasswordInput
        label={t('Slaptažodis')}
        autoComplete="current-password"
        error={t('Neteisingas naudotojo vardas arba slaptažodis')}
      />
      <PasswordInput label={t('Slaptažodis')} autoComplete="current-password" disabled />
    </Stack>
  ),
};
