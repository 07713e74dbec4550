import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Price } from '../Price/Price.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { money } from '../../internal/amounts.fixtures.ts';
import { t } from '../../internal/phrases.fixtures.ts';
import { containing } from '../../internal/said.fixtures.ts';

const dates = [
  {
    value: '1',
    label: t('Gruodžio 4–5 d.'),
    detail: t('Vilnius, liko 9 vietos'),
    end: <Price price={money(289)} />,
  },
  {
    value: '2',
    label: t('Sausio 15–16 d.'),
    detail: t('Kaunas, liko 2 vietos'),
    end: <Price price={money(289)} special={money(259)} align="end" />,
  },
  {
    value: '3',
    label: t('Vasario 3 d.'),
    detail: t('Klaipėda, vietų nėra'),
    end: <Price price={money(289)} />,
    disabled: true,
  },
];

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: { label: t('Praktikos data'), options: dates, outlined: true },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(t('Gruodžio 4–5 d.')));
    await expect(canvas.getByRole('radio', { name: containing(t('Gruodžio 4–5 d.')) })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: containing(t('Sausio 15–16 d.')) })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: containing(t('Vasario 3 d.')) })).toBeDisabled();
    // Wraps and skips the disabled option, either way.
    for (const [key, name] of [
      ['{ArrowRight}', containing(t('Gruodžio 4–5 d.'))],
      ['{ArrowUp}', containing(t('Sausio 15–16 d.'))],
      ['{ArrowLeft}', containing(t('Gruodžio 4–5 d.'))],
      ['{ArrowDown}', containing(t('Sausio 15–16 d.'))],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole('radio', { name })).toBeChecked();
    }
  },
};

export const Plain: Story = {
  args: {
    outlined: false,
    label: t('Kreipinys'),
    options: [
      { value: 'f', label: t('Gydytoja') },
      { value: 'm', label: t('Gydytojas') },
    ],
    error: t('Pasirinkite kreipinį'),
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: t('Kreipinys') });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(t('Pasirinkite kreipinį'));
    // Radios of a group without a choice match `:indeterminate`, but must not look chosen.
    for (const radio of within(canvasElement).getAllByRole('radio')) {
      await expect(radio).not.toBeChecked();
      await expect(getComputedStyle(radio, '::after').display).toBe('none');
    }
  },
};

/** Two or three short words, one beside the other. */
export const Inline: Story = {
  args: {
    outlined: false,
    inline: true,
    label: t('Kreipinys'),
    defaultValue: 'f',
    options: [
      { value: 'f', label: t('Gydytoja') },
      { value: 'm', label: t('Gydytojas') },
    ],
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { options: [] } };
